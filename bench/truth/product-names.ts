/**
 * Brands and foreign names as found in kitchens, one per line, with the listed allergens that it must be known to
 * contain. Written from general knowledge, not from the app's tables.
 */
export const PRODUCTS = `
yolks = eggs
Kewpie = eggs
crushed Oreos = gluten,soy
Nilla wafers = gluten
Boursin = dairy
kecap manis = soy,gluten
ssamjang = soy
furikake = sesame
bottarga = fish
tobiko = fish
bagoong = shellfish
spaetzle = gluten,eggs
Nutter Butter = peanuts,gluten
lemon curd = eggs
Velveeta = dairy
Philadelphia = dairy
Babybel = dairy
Miracle Whip = eggs
remoulade = eggs
Guinness = gluten
Biscoff = gluten
stuffing mix = gluten
PB2 = peanuts
liquid aminos = soy
Maggi =
everything but the bagel = sesame
malted milk powder = gluten,dairy
Jell-O =
Ritz crackers = gluten
Triscuits = gluten
Wheat Thins = gluten
Cheez-Its = gluten,dairy
Goldfish crackers = gluten,dairy
Bisquick = gluten
Snickers bar = peanuts,dairy
Reese's cups = peanuts,dairy
Twix = gluten,dairy
KitKat = gluten,dairy
M&Ms = dairy
Ferrero Rocher = nuts,dairy
Toblerone = nuts,dairy
Milky Way = dairy
Heath bar bits = dairy
Skor bits = dairy
Almond Joy = nuts,dairy
Rolo = dairy
Werther's = dairy
Hershey's Kisses = dairy
Lindt truffles = dairy
Grape-Nuts = gluten
Cheerios = gluten
Special K = gluten
Weetabix = gluten
Shreddies = gluten
Frosted Flakes = gluten
Cap'n Crunch =
Cinnamon Toast Crunch = gluten
Cool Whip = dairy
Reddi-wip = dairy
Hellmann's = eggs
Best Foods mayo = eggs
Duke's = eggs
Hidden Valley ranch = eggs,dairy
Lea & Perrins = fish
A.1. sauce =
Marmite = gluten
Vegemite = gluten
Bovril =
Oxo cubes = gluten
Better Than Bouillon =
Knorr stock pot =
Old Bay =
Tony Chachere's =
Laughing Cow = dairy
Cracker Barrel cheddar = dairy
Kraft singles = dairy
Cheez Whiz = dairy
Polly-O = dairy
Fage = dairy
Chobani = dairy
Yakult = dairy
Actimel = dairy
Lactaid = dairy
Carnation evaporated = dairy
Ovaltine = gluten
Milo = gluten,dairy
Horlicks = gluten,dairy
Ensure = dairy
Muscle Milk = dairy
Clif bar =
Kind bar = nuts
Larabar = nuts
Quest bar = dairy
Beyond Burger =
Impossible ground = soy
Morningstar crumbles = soy
Gardein tenders = gluten
Boca burger = soy
Tofurky = soy,gluten
Quorn = eggs
Spam =
Vienna sausages =
Slim Jim =
surimi = fish
kani = fish
kamaboko = fish
narutomaki = fish
katsuobushi = fish
hondashi = fish
mentaiko = fish
ikura = fish
unagi = fish
uni =
ebi = shellfish
tarako = fish
natto = soy
yuba = soy
aburaage = soy
okara = soy
doubanjiang = soy
doenjang = soy
chunjang = soy
douchi = soy
tenkasu = gluten
karaage = gluten
gyoza wrappers = gluten
soba = gluten
rice vermicelli =
ramen noodles = gluten
Indomie = gluten
Top Ramen = gluten
terasi = shellfish
belacan = shellfish
prahok = fish
padek = fish
patis = fish
nuoc cham = fish
XO sauce = shellfish
lap cheong =
char siu = soy
paneer = dairy
khoya = dairy
mawa = dairy
malai = dairy
rasgulla = dairy
dahi = dairy
atta = gluten
maida = gluten
sooji = gluten
rava = gluten
besan =
papad =
seviyan = gluten
labneh = dairy
kashk = dairy
ayran = dairy
kaymak = dairy
freekeh = gluten
kataifi = gluten
halloumi = dairy
muhammara = nuts
dukkah = nuts
tarator =
taramasalata = fish
avgolemono = eggs
crème pâtissière = dairy,eggs
crème anglaise = dairy,eggs
beurre manié = dairy,gluten
gougères = dairy,eggs,gluten
brandade = fish
rouille = eggs
gribiche = eggs
quenelles =
lardons =
pithivier =
speculoos = gluten
kladdkaka =
Lebkuchen = gluten
Stollen = gluten
Semmelknödel = gluten
Maultaschen = gluten,eggs
Schupfnudeln = gluten
Mett =
Leberkäse =
Quark = dairy
Schmand = dairy
skyr = dairy
filmjölk = dairy
mozzarella di bufala = dairy
stracciatella = dairy
'nduja =
colatura di alici = fish
savoiardi = gluten,eggs
amaretti = nuts
panettone = gluten,eggs
pandoro = gluten,eggs
zabaglione = eggs
pizzelle = gluten
gianduja = nuts
torrone = nuts
crema catalana = eggs,dairy
manchego = dairy
turrón = nuts
romesco = nuts
mojama = fish
boquerones = fish
natillas = dairy,eggs
tres leches = dairy,eggs,gluten
cajeta = dairy
crema mexicana = dairy
cotija = dairy
masa harina =
Tajín =
Maggi seasoning = gluten
Vegeta =
bacalhau = fish
requeijão = dairy
brigadeiro = dairy
pão de queijo = dairy
catupiry = dairy
farofa =
dendê oil =
kvass = gluten
tvorog = dairy
kefir = dairy
smetana = dairy
ryazhenka = dairy
pelmeni = gluten
matzo meal = gluten
schmaltz =
gefilte fish = fish
lox = fish
`;

/** Names that do not reveal the contents. An eater with an allergy or a diet must not be given them. */
export const INVENTED = `
Zorblax
mystery sauce
Grandma's secret rub
house dressing
Crunchy Bites
FitFuel shake
Dragon dust seasoning
Bessie's spread
Chef Tony's blend
Sunday roast mix
Uncle Joe's chili starter
power balls
Happy Puffs
Nana's filling
breakfast booster
Green Machine
Moonlight cookies
super crunch topping
Rainbow drops
pantry surprise
lemon surprise
beach snack mix
party dip
Kitchen King base
Vita Boost powder
Brunello drizzle
Mama Lu dumplings
tropical treats
Protein Puffs
gym fuel bites
Firecracker glaze
Marco's famous marinade
Snackaroos
Cowboy caviar kit
Quick meal pouch
fancy finishing salt blend
noodle nest kit
Sparkle syrup
Smoky Joe crumbles
Wonder loaf
village delight
chef's blend
Krunchies
Popped minis
veggie patch nuggets
Old Mill breakfast blend
Thunder sauce
melty slices
creamy pot
Farmhouse filler
`;

/** A query and its acceptable first names; a USDA description matches by its beginning. */
export interface LabelledQuery {
  readonly query: string;
  /** Empty if nothing may be found. */
  readonly names: readonly string[];
}

/**
 * One query per line with acceptable names separated by `;`. They say what a person means, not what the search happened
 * to return.
 */
const PLAIN_NAMES = `
egg = egg
eggs = egg
milk = milk
bread = bread
butter = butter
cheese = cheddar cheese; cheese; american cheese
chicken = chicken; cooked chicken breast; chicken breast
beef = ground beef; beef steak; beef; roast beef
rice = white rice; cooked white rice; rice
pasta = pasta; cooked pasta
apple = apple
banana = banana
orange = orange
tomato = tomato
potato = potato
onion = onion
carrot = carrot
salmon = salmon; cooked salmon
tuna = tuna; canned tuna
shrimp = shrimp; cooked shrimp
yogurt = yogurt; plain yogurt
coffee = coffee
tea = tea
water = water
sugar = sugar
salt = salt
honey = honey
oatmeal = cooked oatmeal; oatmeal; oat
oats = oat
spinach = spinach
broccoli = broccoli
cauliflower = cauliflower
cucumber = cucumber
lettuce = lettuce; romaine lettuce; iceberg lettuce
mushroom = mushroom
garlic = garlic
avocado = avocado
lemon = lemon
lime = lime
grapes = grape
strawberries = strawberry
blueberries = blueberry
raspberries = raspberry
peach = peach
pear = pear
pineapple = pineapple
mango = mango
watermelon = watermelon
kiwi = kiwi
cherries = cherry
plum = plum
ham = ham
bacon = bacon; cooked bacon
sausage = sausage
turkey = turkey; turkey breast; cooked turkey
pork = pork chop; pork; pork loin; ground pork
lamb = lamb chop; lamb leg; ground lamb; lamb
steak = beef steak; ribeye steak
tofu = tofu
lentils = lentil; cooked lentil
chickpeas = chickpea
hummus = hummus
almonds = almond
walnuts = walnut
peanuts = peanut; roasted peanut
cashews = cashew
peanut butter = peanut butter
olive oil = olive oil
mayonnaise = mayonnaise
ketchup = ketchup
mustard = mustard
soy sauce = soy sauce
chocolate = milk chocolate; dark chocolate; chocolate
cookie = cookie; chocolate chip cookie
cake = cake
ice cream = ice cream; vanilla ice cream
pizza = pizza; cheese pizza
hamburger = hamburger; cheeseburger
french fries = french fry; french fries
chips = potato chip; french fry; tortilla chip; potato chips
popcorn = popcorn
beer = beer
wine = red wine; white wine; wine
orange juice = orange juice
cola = cola
quinoa = quinoa; cooked quinoa
couscous = couscous; cooked couscous
tortilla = flour tortilla; corn tortilla
bagel = bagel
croissant = croissant
pancakes = pancake
waffles = waffle
granola = granola
cereal = cereal; corn flake; breakfast cereal
salsa = salsa
guacamole = guacamole
sushi = sushi; sushi roll; california roll
burrito = burrito; bean burrito; beef burrito
taco = taco; beef taco; taco shell
lasagna = lasagna; meat lasagna; lasagna with meat; beef lasagna; lasagne
sandwich = sandwich; ham sandwich; turkey sandwich; cheese sandwich; club sandwich
soup = vegetable soup; tomato soup; chicken noodle soup; soup; chicken soup; cream of mushroom soup
salad = mixed salad green; salad; garden salad; garden salad without dressing; side salad; green salad; lettuce
`;

const SEVERAL_WORDS = `
whole milk = milk; whole milk
skim milk = skim milk
2% milk = reduced fat milk; milk, reduced fat
almond milk = almond milk
oat milk = oat milk
soy milk = soy milk
greek yogurt = greek yogurt; whole milk greek yogurt
cottage cheese = cottage cheese
cream cheese = cream cheese
cheddar cheese = cheddar cheese
mozzarella cheese = mozzarella
blue cheese = blue cheese
sour cream = sour cream
heavy cream = heavy cream
scrambled eggs = scrambled egg
fried egg = fried egg
boiled egg = hard boiled egg
hard boiled eggs = hard boiled egg
egg white = egg white
egg yolk = egg yolk
chicken breast = chicken breast; cooked chicken breast
grilled chicken = cooked chicken breast; grilled chicken
chicken thigh = chicken thigh
chicken wings = chicken wing
ground beef = ground beef
ground turkey = ground turkey
pork chop = pork chop
smoked salmon = smoked salmon
canned tuna = canned tuna; tuna in oil
tuna in oil = tuna in oil
brown rice = brown rice; cooked brown rice
cooked rice = cooked white rice; cooked brown rice
white rice = white rice; cooked white rice
whole wheat bread = whole wheat bread
sourdough bread = sourdough bread
rye bread = rye bread
white bread = bread
english muffin = english muffin
baked potato = baked potato
mashed potatoes = mashed potato
sweet potato = sweet potato; cooked sweet potato
green beans = green bean
bell pepper = bell pepper; red bell pepper
red pepper = red bell pepper
cherry tomatoes = cherry tomato
red onion = red onion
black beans = black bean
kidney beans = kidney bean
refried beans = refried bean
baked beans = baked bean
split peas = split pea
brussels sprouts = brussels sprout
corn on the cob = corn
dark chocolate = dark chocolate
hot chocolate = hot chocolate
green tea = green tea
apple juice = apple juice
red wine = red wine
coconut milk = coconut milk; coconut milk beverage
coconut oil = coconut oil
maple syrup = maple syrup
balsamic vinegar = balsamic vinegar
ranch dressing = ranch dressing
bbq sauce = barbecue sauce
hot sauce = hot sauce
tomato sauce = tomato sauce
tomato soup = tomato soup
chicken soup = chicken noodle soup; chicken soup; soup, chicken
mac and cheese = mac and cheese; macaroni and cheese
peanut butter and jelly = peanut butter and jelly sandwich; pb&j; peanut butter and jelly; peanut butter
chocolate chip cookie = cookie; chocolate chip cookie; cookie, chocolate chip; cookies, chocolate chip
vanilla ice cream = ice cream; vanilla ice cream; ice creams, vanilla
hot dog = hot dog
chicken nuggets = chicken nugget
fish sticks = fish stick
veggie burger = veggie burger
protein bar = protein bar
granola bar = granola bar
rice cakes = rice cake
trail mix = trail mix; trail mix with nuts; snacks, trail mix; mixed nut
mixed nuts = mixed nut
chia seeds = chia seed
sunflower seeds = sunflower seed
fried rice = fried rice; rice, fried; egg fried rice; chicken fried rice
chicken curry = chicken curry
caesar salad = caesar salad; caesar salad without dressing; chicken caesar salad
spaghetti bolognese = spaghetti bolognese; spaghetti with meat sauce; pasta with meat sauce; pasta with tomato-based sauce, cheese and meat; pasta with tomato-based sauce and meat
chili con carne = chili con carne
grilled cheese = grilled cheese sandwich; grilled cheese; cheese sandwich; sandwich, grilled cheese
apple pie = apple pie; pie, apple
potato salad = potato salad; potato salad with egg
clam chowder = clam chowder; soup, clam chowder; new england clam chowder
onion rings = onion ring; onion rings
milkshake = milkshake; milk shake; milk shakes; vanilla milkshake; chocolate milkshake
`;

const OTHER_NAMES = `
coke = cola
coca cola = cola
diet coke = diet cola
courgette = zucchini
aubergine = eggplant
garbanzo = chickpea
garbanzo beans = chickpea
rocket = arugula
coriander = cilantro; ground coriander
scallion = green onion
spring onion = green onion
prawns = shrimp; cooked shrimp
mince = ground beef
beef mince = ground beef
porridge = cooked oatmeal; oatmeal
yoghurt = yogurt
beetroot = beet
sweetcorn = corn; canned corn
swede = rutabaga
mangetout = snow pea
crisps = potato chip; potato chips
wholemeal bread = whole wheat bread
brown bread = whole wheat bread
double cream = heavy cream
bicarbonate of soda = baking soda
cornflour = cornstarch; corn flour
icing sugar = powdered sugar
caster sugar = sugar
minced pork = ground pork
gherkin = pickle
soya milk = soy milk
jacket potato = baked potato
broad beans = fava bean
haricot beans = navy bean
sultanas = raisin
satsuma = mandarin
clementine = mandarin
tinned tomatoes = canned tomato
evoo = olive oil
parmigiano = parmesan
soda = cola; soft drink
mayo = mayonnaise
catsup = ketchup
donut = doughnut
omelette = omelette; omelet; egg omelet; egg omelet or scrambled egg; cheese omelette; plain omelette; scrambled egg; egg, whole, cooked, omelet
squid rings = squid; fried squid; calamari
capsicum = bell pepper; red bell pepper
spuds = potato
filet mignon = beef tenderloin
`;

const MISTYPED = `
brocoli = broccoli
broccolli = broccoli
avacado = avocado
bannana = banana
banan = banana
tomatoe = tomato
potatoe = potato
chiken = chicken; cooked chicken breast; chicken breast
chikcen breast = chicken breast; cooked chicken breast
spinich = spinach
lettice = lettuce; romaine lettuce; iceberg lettuce
cucmber = cucumber
yogart = yogurt
oatmeel = cooked oatmeal; oatmeal; oat
mlik = milk
chese = cheddar cheese; cheese; american cheese
parmesean = parmesan
mozarella = mozzarella
zuchini = zucchini
raddish = radish
strawbery = strawberry
bluberries = blueberry
rasberry = raspberry
pinaple = pineapple
cinamon = cinnamon
tumeric = turmeric
vinagrette = italian dressing; vinaigrette; balsamic vinaigrette
spagetti = pasta; spaghetti; cooked pasta; cooked spaghetti
lasanga = lasagna; meat lasagna; lasagna with meat; lasagne; beef lasagna
humus = hummus
quinao = quinoa; cooked quinoa
cuscus = couscous; cooked couscous
samon = salmon; cooked salmon
shirmp = shrimp; cooked shrimp
saussage = sausage
bacn = bacon; cooked bacon
mayonaise = mayonnaise
ketchap = ketchup
almon butter = almond butter
peanut buter = peanut butter
icecream = ice cream; vanilla ice cream
corn flakes = corn flake; cornflakes; cereal, corn flakes
cornflakes = corn flake; cornflakes; cereal, corn flakes
choclate = milk chocolate; dark chocolate; chocolate
coffe = coffee
expresso = espresso
sandwhich = sandwich; ham sandwich; turkey sandwich; cheese sandwich; club sandwich
greek yoghurt = greek yogurt; whole milk greek yogurt
asparagas = asparagus
califlower = cauliflower
`;

const UNFINISHED = `
avo = avocado
chick = chicken; chicken breast; cooked chicken breast; chickpea
brocc = broccoli
straw = strawberry
oatm = cooked oatmeal; oatmeal; oat milk; oat
peanut b = peanut butter
greek yog = greek yogurt; whole milk greek yogurt
sweet pot = sweet potato; cooked sweet potato
choco = milk chocolate; dark chocolate; chocolate; chocolate milk; chocolate chip
spag = pasta; spaghetti; cooked pasta; cooked spaghetti; spaghetti squash
app = apple
ban = banana
`;

const AS_PEOPLE_WRITE = `
a glass of milk = milk
cup of coffee = coffee
2 eggs = egg
large egg = egg
fresh spinach = spinach
raw carrots = carrot
chopped onions = onion
slice of bread = bread
bowl of oatmeal = cooked oatmeal; oatmeal; oat
handful of almonds = almond
boneless skinless chicken breast = chicken breast; cooked chicken breast
ripe bananas = banana
jalapeño = jalapeno
crème fraîche = sour cream; creme fraiche; heavy cream
EGG = egg
half & half = half and half
`;

const NONSENSE = `
xqzwvk =
qqqqq =
zzzyyx =
bjkdfgh =
wvxq zqxv =
!!! =
12345678 =
eg =
`;

function parse(lines: string): LabelledQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', names = ''] = line.split('=').map((part) => part.trim());
      return { query, names: names === '' ? [] : names.split(';').map((name) => name.trim()) };
    });
}

export const LABELLED_QUERIES: readonly LabelledQuery[] = [
  PLAIN_NAMES,
  SEVERAL_WORDS,
  OTHER_NAMES,
  MISTYPED,
  UNFINISHED,
  AS_PEOPLE_WRITE,
  NONSENSE,
].flatMap(parse);

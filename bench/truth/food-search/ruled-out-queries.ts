/**
 * `query = acceptable first names ! names that must not be among the ten`. Finding nothing is acceptable, too: the
 * screen then says so. `~word` matches a name with these words.
 */
export const RULED_OUT_QUERIES = `
gluten free flour = gluten free flour; rice flour; almond flour ! flour; vital wheat gluten; whole wheat flour; bread flour; self raising flour
gluten free bread = gluten free bread ! bread; whole wheat bread; rye bread; toast; sourdough bread
gluten free pasta = gluten free pasta; cooked gluten free pasta ! pasta; cooked pasta; spaghetti
gluten free pizza = ~gluten free pizza ! pizza; pepperoni pizza; thin crust pizza
gluten free cookies = ~gluten free ! cookie; oatmeal cookie; sugar cookie
gluten free beer = ~gluten free beer ! beer; light beer; stout; strong beer
gluten-free oats = gluten free oat; cooked oatmeal; oat ! granola
gluten free crackers = ~gluten free cracker; rice cracker; rice cake ! cracker; whole wheat cracker; wheat cracker
gluten free soy sauce = tamari; coconut aminos ! soy sauce
dairy free milk = ~almond milk; ~soy milk; ~oat milk; rice milk; coconut milk beverage; ~milk ! milk; skim milk; buttermilk; goat milk; reduced fat milk
plant milk = ~almond milk; ~soy milk; ~oat milk; rice milk; coconut milk beverage ! milk; skim milk; goat milk; low fat milk
plant based milk = ~almond milk; ~soy milk; ~oat milk; rice milk ! milk; skim milk
non dairy milk = ~almond milk; ~soy milk; ~oat milk; rice milk ! milk; skim milk
dairy free cheese = vegan cheese ! cheddar cheese; swiss cheese; goat cheese
dairy free yogurt = soy yogurt; ~coconut yogurt; ~almond yogurt; ~vegan yogurt; ~plant yogurt ! yogurt; greek yogurt; low fat yogurt
dairy free butter = vegan butter; margarine ! butter; whipped butter; ghee
dairy free ice cream = ~vegan ice cream; ~coconut ice cream; ~dairy free; sorbet ! ice cream; chocolate ice cream; light ice cream
dairy free chocolate = dark chocolate; ~vegan chocolate ! milk chocolate; white chocolate
milk free butter = vegan butter; margarine ! butter
lactose free milk = lactose free milk ! milk; skim milk; goat milk
vegan cheese = vegan cheese ! cheddar cheese; cream cheese; swiss cheese
vegan cream = ~oat cream; ~soy cream; coconut cream; ~vegan cream ! heavy cream; light cream; sour cream; whipped cream
vegan ice cream = ~vegan ice cream; ~coconut ice cream; sorbet ! ice cream; strawberry ice cream
vegan fish sauce = ~vegan fish sauce; tamari; soy sauce ! fish sauce; oyster sauce
vegan butter = vegan butter ! butter; ghee
vegan mayo = vegan mayonnaise ! mayonnaise; light mayonnaise
vegan mayonnaise = vegan mayonnaise ! mayonnaise
vegan yogurt = soy yogurt; ~coconut yogurt; ~almond yogurt ! yogurt; greek yogurt
vegan sausage = veggie sausage; ~vegan sausage ! sausage; italian sausage; cooked sausage
vegan bacon = veggie bacon; ~vegan bacon ! bacon; cooked bacon; turkey bacon
vegan chicken nuggets = veggie nugget; ~vegan chicken ! chicken nugget
vegan burger = veggie burger; ~plant burger; ~vegan burger ! hamburger; cheeseburger; big mac burger
vegan cream cheese = ~vegan cream cheese ! cream cheese; light cream cheese
vegan parmesan = ~vegan parmesan; nutritional yeast; vegan cheese ! parmesan
vegan egg = ~vegan egg; ~egg substitute plant ! egg; fried egg; egg white; scrambled egg
vegan chocolate = dark chocolate; ~vegan chocolate ! milk chocolate
vegan gelatin = agar; pectin ! gelatin
vegan pizza = ~vegan pizza ! pizza; pepperoni pizza; white pizza; vegetable pizza
vegan honey = agave syrup; ~vegan honey; maple syrup ! honey
vegetarian sausage = veggie sausage ! sausage; cooked sausage
vegetarian chili = ~vegetarian chili; ~bean chili ! chili con carne; beef chili without bean
meatless meatballs = veggie meatball ! meatball
meat free mince = textured vegetable protein; ~veggie; ~vegan ! ground beef; cooked ground beef
egg free mayo = vegan mayonnaise ! mayonnaise; egg salad; light mayonnaise
eggless mayonnaise = vegan mayonnaise ! mayonnaise
egg free pasta = ~pasta; cooked spaghetti; spaghetti ! fresh egg pasta; egg noodle
eggless cake = ~vegan cake; ~eggless ! cake; chocolate cake
keto bread = ~keto bread; ~low carb bread ! bread; whole wheat bread; toast; banana bread
keto cookies = ~keto ! cookie; oatmeal cookie
low carb bread = ~low carb bread; ~keto bread ! bread; whole wheat bread
low carb tortilla = ~low carb tortilla ! flour tortilla; corn tortilla
keto ice cream = ~keto ice cream; ~sugar free ! ice cream
paleo bread = ~paleo bread; ~almond bread ! bread; whole wheat bread
sugar free syrup = ~sugar free syrup ! maple syrup; corn syrup; table syrup; chocolate syrup
sugar free jam = ~sugar free jam; ~sugar free ! jam; reduced sugar jam
sugar free cola = diet cola ! cola
sugar free soda = ~diet; ~sugar free ! cola; lemon lime soda; root beer
sugar free gum = sugar free gum ! chewing gum
sugar free chocolate = ~sugar free chocolate; unsweetened baking chocolate ! milk chocolate; dark chocolate; white chocolate
sugar free candy = ~sugar free candy ! hard candy; gummy candy
sugar free ketchup = ~sugar free ketchup ! ketchup
sugar free jello = ~sugar free gelatin; ~sugar free ! gelatin dessert
sugar free lemonade = ~sugar free lemonade; diet lemon lime soda; ~diet ! lemonade
unsweetened almond milk = almond milk; ~unsweetened ! vanilla almond milk; chocolate almond milk
unsweetened applesauce = applesauce ! sweetened applesauce
unsweetened iced tea = tea; ~unsweetened; green tea; herbal tea ! sweet iced tea; bottled green tea
unsweetened coconut = desiccated coconut; coconut ! sweetened coconut
no sugar added peanut butter = peanut butter ! hazelnut spread
nut free granola bar = ~nut free; ~granola bar ! peanut butter granola bar
nut free pesto = ~nut free pesto ! pesto
nut free butter = butter; sunflower seed butter; ~butter ! peanut butter; almond butter; cashew butter
peanut free butter = ~butter ! peanut butter; reduced fat peanut butter
soy free soy sauce = coconut aminos ! soy sauce; tamari
soy free milk = ~milk ! soy milk; vanilla soy milk; chocolate soy milk
alcohol free beer = ~non alcoholic beer; ~alcohol free beer ! beer; light beer; stout; strong beer
non alcoholic beer = ~non alcoholic beer; ~alcohol free beer ! beer; stout
non-alcoholic wine = non alcoholic wine ! red wine; white wine; rose wine
alcohol free wine = non alcoholic wine ! red wine; white wine; dessert wine
virgin mojito = ~virgin mojito; ~non alcoholic mojito ! mojito
virgin pina colada = ~virgin pina colada; ~non alcoholic ! pina colada
low fat milk = low fat milk; skim milk ! milk; heavy cream
low fat yogurt = low fat yogurt; low fat greek yogurt ! whole milk greek yogurt
low fat cheese = ~low fat; ~reduced fat; ~part skim; ~fat free ! cheddar cheese; cream cheese; brie
fat free milk = skim milk ! milk; reduced fat milk; low fat milk
fat free yogurt = ~fat free yogurt; greek yogurt; ~nonfat ! yogurt; whole milk greek yogurt
fat free greek yogurt = greek yogurt ! whole milk greek yogurt
low fat mayo = light mayonnaise ! mayonnaise
low fat cream cheese = light cream cheese; neufchatel cheese; ~fat free cream cheese ! cream cheese
light sour cream = light sour cream ! sour cream
fat free half and half = ~fat free half and half ! half and half; heavy cream
reduced fat cheddar = reduced fat cheddar ! cheddar cheese
low sodium soy sauce = ~sodium soy sauce; soy sauce ! fish sauce
unsalted butter = butter; ~unsalted butter ! honey butter
unsalted peanuts = peanut; ~unsalted; roasted peanut ! honey roasted peanut
unsalted almonds = almond; roasted almond ! honey roasted almond
decaf coffee = decaf coffee ! coffee; espresso; iced coffee
decaf = ~decaf ! coffee; tea
decaf tea = ~decaf tea; herbal tea ! tea; green tea; sweet iced tea
decaf latte = ~decaf latte ! latte; iced latte
caffeine free coke = ~caffeine free ! cola; diet cola; energy drink
caffeine free tea = herbal tea; ~decaf ! tea; green tea
diet lemonade = diet lemon lime soda; ~diet; ~sugar free ! lemonade
zero sugar cola = diet cola ! cola
boneless wings = ~wing; ~nugget
meatless lasagna = vegetable lasagna; cheese lasagna ! meat lasagna
pork free sausage = chicken sausage; ~turkey sausage; veggie sausage; ~sausage ! italian sausage; bratwurst; chorizo
bean free chili = beef chili without bean ! chili con carne; chili bean
chili without beans = beef chili without bean ! chili bean
pizza without cheese = ~pizza without cheese; ~vegan pizza ! pizza; pepperoni pizza; white pizza
salad without dressing = garden salad without dressing ! ranch dressing; caesar dressing
coffee without milk = coffee ! latte; cappuccino
sandwich without meat = ~cheese sandwich; ~egg; ~peanut ! ham sandwich; turkey sandwich
wheat free bread = gluten free bread; rye bread; ~bread ! bread; whole wheat bread
grain free granola = ~grain free ! granola; low fat granola
fish free sushi = ~vegetable sushi; ~avocado ! salmon sushi roll; tuna sushi roll
shellfish free paella = ~paella ! seafood paella
imitation crab = imitation crab ! crab; cooked crab
vegan cake = ~vegan cake ! cake; chocolate cake; cheesecake
vegan cookies = ~vegan cookie ! cookie; butter cookie
vegan pancakes = ~vegan pancake ! pancake; whole wheat pancake
vegan brownie = ~vegan brownie ! brownie
vegan mac and cheese = ~vegan mac ! mac and cheese
gluten free pancakes = ~gluten free pancake ! pancake
gluten free tortilla = corn tortilla; ~gluten free tortilla ! flour tortilla; whole wheat tortilla
gluten free cereal = ~rice cereal; puffed rice; corn flake; ~corn; ~gluten free ! shredded wheat; bran flake
gluten free muffin = ~gluten free muffin; corn muffin ! muffin; bran muffin
gluten free cake = ~gluten free cake ! cake; carrot cake
gluten free bagel = ~gluten free bagel ! bagel
gluten free noodles = ~rice noodle; glass noodle ! egg noodle; udon noodle; ramen noodle
`;

/** Invented foods, for which nothing may be found. */
export const INVENTED_NAMES = `
flumberry; glorp sauce; zanthian cheese; brindlewort; quorvish stew; mellofruit; snarkle beans; plimpton roast; vorpal bread;
trundle soup; wobbleberry pie; grindelfish; ombalia; skazzle chips; yurbo; frendle milk; dorfen cake; noodlewhip; crispadoo;
bantha steak; lembas; gagh; spoo; butterbeer foam; soylent teal; moogle nuts; chocobo wings; dragonfruit lettuce zorb;
plumbus salad; fleeb juice; schleem pudding; grumbo; tribbleburger; gorgle; zibble tea; marflax; pundersnatch; jubjub egg;
bandersnatch chop; slithy toves; mimsy borogoves; frumious jam; vermicious knid; whangdoodle; hornswoggler; snozzberry;
scrumdiddly bar; everlasting gobstopper tart; oompa rice; wumpa fruit; estus flask; rupee stew; melange; kryptonian curry;
vulcan plomeek soup; romulan ale; klingon bloodwine; xylofish fillet; thrimble; daxberry
`;

/**
 * Kitchens with the ingredients of one well-known dish: the held-out half of the drafted ones. The composer is only
 * measured on them; do not look at them or their results while working on it.
 */
export const PUBLISHED_HELD_OUT = `
# mains
Spaghetti bolognese: extra-virgin olive oil 2 tbsp; yellow onion, finely chopped 1; carrot, diced 1;
  celery stalk, diced 1; garlic cloves, minced 3; lean ground beef 1 lb; tomato paste 2 tbsp;
  canned crushed tomatoes 28 oz; dried oregano 1 tsp; spaghetti 1 lb; Parmesan cheese 1/2 cup
Chicken tikka masala: boneless skinless chicken thighs 1.5 lb; plain whole-milk yogurt 1 cup;
  garam masala 2 tbsp; ground cumin 1 tbsp; ground turmeric 1 tsp; fresh ginger, grated 1 tbsp;
  garlic cloves 6; yellow onion 1; tomato puree 15 oz; heavy cream 1 cup; vegetable oil 2 tbsp;
  chopped cilantro 1/4 cup; basmati rice 2 cup
Beef stew: beef chuck, cut into cubes 2 lb; all-purpose flour 1/4 cup; vegetable oil 2 tbsp;
  low-sodium beef broth 4 cup; tomato paste 2 tbsp; Yukon Gold potatoes 1 lb; carrots, sliced 4;
  celery stalks 2; yellow onion 1; bay leaves 2; fresh thyme sprigs 4; Worcestershire sauce 1 tbsp;
  frozen peas 1 cup
Chili con carne: ground beef 1 lb; onion, diced 1; green bell pepper, diced 1; garlic cloves, minced 3;
  chili powder 2 tbsp; ground cumin 1 tbsp; canned kidney beans, drained 15 oz; diced tomatoes 28 oz;
  tomato sauce 8 oz; salt 1 tsp
Swedish meatballs: ground beef 1/2 lb; ground pork 1/2 lb; white bread 2 piece; milk 1/3 cup; egg 1;
  onion, grated 1; ground allspice 1/2 tsp; ground nutmeg 1/4 tsp; butter 4 tbsp; all-purpose flour 3 tbsp;
  beef stock 2 cup; heavy cream 1/2 cup
Fish pie: skinless white fish fillet 400 g; smoked haddock fillet 400 g; full-fat milk 600 ml;
  onion, quartered 1; butter 100 g; plain flour 50 g; floury potatoes 1 kg; frozen peas 100 g; cheddar 50 g
Roast chicken: whole chicken 4 lb; unsalted butter, softened 4 tbsp; lemon, halved 1; garlic head 1;
  fresh thyme 1 bunch; kosher salt 1 tbsp; black pepper 1 tsp; yellow onion 1
Beef bourguignon: braising beef 1 kg; smoked streaky bacon 200 g; red wine 750 ml; beef stock 300 ml;
  carrots 3; onions 2; garlic cloves 3; button mushrooms 300 g; tomato paste 2 tbsp; flour 2 tbsp;
  bouquet garni 1; olive oil 2 tbsp
Mushroom risotto: arborio rice 1.5 cup; mixed mushrooms 1 lb; shallot, minced 1; dry white wine 1/2 cup;
  low-sodium chicken broth 6 cup; unsalted butter 3 tbsp; Parmesan, freshly grated 1/2 cup;
  olive oil 2 tbsp; chives 2 tbsp
Jambalaya: andouille sausage, sliced 12 oz; boneless chicken thighs 1 lb; long-grain white rice 1.5 cup;
  green bell pepper 1; celery ribs 2; onion 1; garlic cloves 3; canned diced tomatoes 14.5 oz;
  chicken stock 3 cup; Cajun seasoning 1 tbsp; shrimp, peeled and deveined 1 lb; green onions, sliced 4
Thai green curry: green curry paste 4 tbsp; coconut milk 400 ml; chicken breasts 500 g;
  Thai basil leaves 1 bunch; fish sauce 1 tbsp; brown sugar 1 tsp; green beans 150 g; baby aubergines 150 g;
  kaffir lime leaves 4; jasmine rice 300 g
Egg fried rice: cooked white rice, day-old 4 cup; eggs 3; frozen peas and carrots 1 cup; green onions 3;
  soy sauce 3 tbsp; sesame oil 1 tsp; vegetable oil 2 tbsp
Kung pao chicken: boneless chicken breast 1 lb; dry roasted peanuts 1/2 cup; dried red chilies 10;
  Sichuan peppercorns 1 tsp; soy sauce 2 tbsp; Shaoxing wine 1 tbsp; Chinese black vinegar 1 tbsp;
  sugar 1 tbsp; cornstarch 1 tbsp; garlic cloves 3; ginger 1 tbsp; scallions 4; peanut oil 2 tbsp
Mapo tofu: soft tofu 400 g; ground pork 100 g; doubanjiang 2 tbsp; fermented black beans 1 tbsp;
  Sichuan peppercorns 1 tsp; chicken stock 250 ml; soy sauce 1 tbsp; cornstarch 1 tbsp; garlic 3 clove;
  ginger 1 tbsp; scallions 2
Bibimbap: short-grain rice 2 cup; beef sirloin, thinly sliced 8 oz; spinach 8 oz; carrot, julienned 1;
  bean sprouts 2 cup; shiitake mushrooms 6; eggs 4; gochujang 4 tbsp; soy sauce 3 tbsp;
  toasted sesame oil 2 tbsp; sesame seeds 1 tbsp; garlic cloves 3
Japanese curry: Japanese curry roux 1; chicken thighs 1 lb; potatoes 2; carrots 2; onions 2;
  vegetable oil 1 tbsp; short-grain rice 2 cup
Dal tadka: split red lentils 1 cup; ghee 2 tbsp; cumin seeds 1 tsp; onion 1; tomato 1; garlic 4 clove;
  green chilli 1; turmeric powder 1/2 tsp; red chilli powder 1/2 tsp; salt 1 tsp; coriander leaves 2 tbsp
Aloo gobi: cauliflower, cut into florets 1; potatoes, peeled and cubed 3; onion 1; tomato 1;
  ginger garlic paste 1 tbsp; cumin seeds 1 tsp; turmeric 1/2 tsp; coriander powder 1 tsp;
  garam masala 1 tsp; oil 3 tbsp; cilantro 2 tbsp
Vegetable biryani: basmati rice 2 cup; mixed vegetables 2 cup; onions, thinly sliced 2;
  plain yogurt 1/2 cup; ginger garlic paste 1 tbsp; green cardamom 4; cloves 4; cinnamon stick 1;
  bay leaf 1; biryani masala 1 tbsp; mint leaves 1/4 cup; saffron 1 tsp; milk 1/4 cup; ghee 3 tbsp
Chicken souvlaki: chicken breasts 2 lb; olive oil 1/4 cup; lemon juice 1/4 cup; dried oregano 1 tbsp;
  garlic, minced 3 clove; pita bread 6; Greek yogurt 1 cup; cucumber 1; tomatoes 2; red onion 1
Chicken tagine: chicken thighs, skin on 8; onions, sliced 2; garlic 3 clove; ras el hanout 1 tbsp;
  ground ginger 1 tsp; preserved lemons 2; green olives 100 g; chicken stock 300 ml; coriander 1 bunch;
  couscous 300 g
Chicken enchiladas: cooked shredded chicken 3 cup; flour tortillas 8; red enchilada sauce 2.5 cup;
  shredded Mexican blend cheese 2 cup; sour cream 1/2 cup; canned green chiles 4 oz;
  black beans, rinsed 15 oz; onion 1
Chicken fajitas: boneless, skinless chicken breasts 1.5 lb; bell peppers, sliced 3; red onion, sliced 1;
  lime juice 2 tbsp; chili powder 2 tsp; cumin 1 tsp; smoked paprika 1 tsp; olive oil 3 tbsp;
  flour tortillas 8
Cheeseburgers: ground chuck (80/20) 1.5 lb; hamburger buns 4; American cheese slices 4;
  iceberg lettuce 4 piece; beefsteak tomato 1; dill pickle chips 12; ketchup 4 tbsp; yellow mustard 2 tbsp;
  kosher salt 1 tsp
Sloppy joes: ground beef 1 lb; onion 1; green bell pepper 1; ketchup 3/4 cup; yellow mustard 1 tsp;
  brown sugar 1 tbsp; Worcestershire sauce 1 tbsp; hamburger buns 6
Shrimp scampi: large shrimp, peeled 1 lb; linguine 12 oz; garlic cloves, sliced 6; dry white wine 1/2 cup;
  butter 6 tbsp; red pepper flakes 1/2 tsp; lemon 1; flat-leaf parsley 1/4 cup
Fettuccine Alfredo: fettuccine 1 lb; unsalted butter 1/2 cup; heavy whipping cream 1.5 cup;
  Parmesan cheese, finely grated 2 cup; garlic 2 clove; salt 1/2 tsp
Mac and cheese: elbow macaroni 1 lb; butter 1/4 cup; all-purpose flour 1/4 cup; whole milk 3 cup;
  sharp cheddar, shredded 4 cup; mustard powder 1/2 tsp; panko 1 cup
Pasta puttanesca: spaghetti 400 g; anchovy fillets 6; garlic cloves 3; capers 2 tbsp;
  pitted black olives 100 g; tinned plum tomatoes 400 g; dried chilli flakes 1/2 tsp; olive oil 3 tbsp;
  parsley, chopped 2 tbsp
Cacio e pepe: tonnarelli 400 g; Pecorino Romano, finely grated 200 g; whole black peppercorns 2 tsp
Margherita pizza: strong white bread flour 300 g; instant yeast 1 tsp; olive oil 1 tbsp; passata 100 ml;
  mozzarella ball 125 g; fresh basil 1 bunch; salt 1 tsp
Bangers and mash: pork sausages 8; potatoes 1 kg; butter 50 g; milk 100 ml; onions, sliced 3;
  beef stock 400 ml; plain flour 1 tbsp; Worcestershire sauce 1 tsp
Hungarian goulash: beef chuck 2 lb; onions 3; Hungarian sweet paprika 3 tbsp; caraway seeds 1 tsp;
  garlic 3 clove; tomato 1; red bell pepper 2; beef broth 3 cup; potatoes 3; lard 2 tbsp
Stuffed peppers: bell peppers 6; ground beef 1 lb; cooked rice 1 cup; onion 1; tomato sauce 15 oz;
  shredded cheddar 1 cup; garlic 2 clove; Italian seasoning 1 tsp
Tuna noodle casserole: egg noodles 12 oz; canned tuna, drained 2; condensed cream of mushroom soup 2;
  frozen peas 1 cup; milk 1 cup; cheddar cheese 2 cup; crushed potato chips 1 cup
Black bean burgers: canned black beans, drained and rinsed 2; breadcrumbs 1 cup; egg 1; red onion 1/2;
  garlic 2 clove; cumin 1 tsp; chili powder 1 tsp; burger buns 4; avocado 1
Steak frites: ribeye steaks 2; russet potatoes 3; butter 4 tbsp; shallot 1; thyme sprigs 3;
  vegetable oil 1 l; flaky sea salt 1 tsp
# soups
French onion soup: yellow onions 6; unsalted butter 4 tbsp; dry sherry 1/2 cup; beef stock 8 cup;
  thyme sprigs 4; bay leaf 1; baguette slices 8; Gruyère, grated 2 cup
Tomato soup: canned whole tomatoes 28 oz; butter 4 tbsp; onion, cut into wedges 1; vegetable stock 1.5 cup;
  salt 1/2 tsp
Butternut squash soup: butternut squash 1; onion 1; apple 1; vegetable broth 4 cup; ground nutmeg 1/4 tsp;
  heavy cream 1/4 cup; olive oil 2 tbsp
Split pea soup: dried green split peas 1 lb; ham bone 1; onion 1; carrots 2; celery 2 piece; garlic 2 clove;
  bay leaf 1; thyme 1 tsp
Gazpacho: ripe tomatoes 2 lb; cucumber 1; green bell pepper 1; red onion 1/2; garlic clove 1;
  sherry vinegar 2 tbsp; extra virgin olive oil 1/3 cup; stale bread 1 piece
Borscht: beetroots 3; beef shank 500 g; cabbage 1/4; potatoes 2; carrot 1; onion 1; tomato paste 2 tbsp;
  vinegar 1 tbsp; dill 1 bunch; sour cream 100 g
Chicken tortilla soup: boneless chicken breasts 1 lb; corn tortillas 6; fire-roasted diced tomatoes 14.5 oz;
  black beans 15 oz; frozen corn 1 cup; onion 1; jalapeño 1; chicken broth 4 cup; cumin 1 tsp; lime 1;
  avocado 1; cilantro 1/4 cup
# salads
Greek salad: English cucumber 1; cherry tomatoes 2 cup; green bell pepper 1; red onion 1/2;
  feta cheese 5 oz; Kalamata olives 1/3 cup; extra-virgin olive oil 1/4 cup; red wine vinegar 3 tbsp;
  dried oregano 1 tsp
Cobb salad: romaine 1; cooked chicken breast 2; bacon 6 piece; hard-boiled eggs 3; avocado 1; tomatoes 2;
  blue cheese, crumbled 1/2 cup; red wine vinegar 3 tbsp; olive oil 1/3 cup
Tabbouleh: fine bulgur wheat 1/2 cup; flat-leaf parsley 3 bunch; fresh mint 1/2 cup; Roma tomatoes 4;
  green onions 4; lemon juice 1/4 cup; extra virgin olive oil 1/4 cup
Coleslaw: green cabbage 1; carrots 2; mayonnaise 1/2 cup; apple cider vinegar 2 tbsp;
  granulated sugar 1 tbsp; celery seed 1/2 tsp
Quinoa salad: quinoa 1 cup; chickpeas, drained 15 oz; cucumber 1; red bell pepper 1; red onion 1;
  parsley 1 cup; olive oil 1/4 cup; lemon juice 1/4 cup; red wine vinegar 1 tbsp; garlic 2 clove
Som tam: green papaya 1; cherry tomatoes 10; green beans 6; roasted peanuts 2 tbsp; Thai chilies 3;
  garlic cloves 2; fish sauce 2 tbsp; lime juice 3 tbsp; palm sugar 1 tbsp; dried shrimp 1 tbsp
# sides
Gratin dauphinois: waxy potatoes 1.5 kg; double cream 500 ml; whole milk 500 ml; garlic cloves 3;
  nutmeg 1/4 tsp; gruyère, grated 100 g
Guacamole: ripe avocados 3; lime 1; white onion 1/2; Roma tomatoes 2; cilantro 3 tbsp;
  jalapeño, seeded and minced 1; salt 1/2 tsp
Tzatziki: Greek yogurt 2 cup; cucumber, grated 1; garlic cloves 2; fresh dill 2 tbsp; lemon juice 1 tbsp;
  extra virgin olive oil 1 tbsp
Green bean casserole: green beans 1.5 lb; condensed cream of mushroom soup 1; milk 1/2 cup;
  French fried onions 1.5 cup; soy sauce 1 tsp
Yorkshire pudding: plain flour 140 g; eggs 4; milk 200 ml; sunflower oil 50 ml
Refried beans: cooked pinto beans 3 cup; lard 2 tbsp; onion 1/2; garlic 2 clove; ground cumin 1/2 tsp
# breakfasts
Crêpes: all-purpose flour 1 cup; eggs 2; milk 1/2 cup; water 1/2 cup; butter, melted 2 tbsp; salt 1/4 tsp
Waffles: all-purpose flour 2 cup; baking powder 4 tsp; sugar 2 tbsp; eggs 2; milk 1.75 cup;
  vegetable oil 1/2 cup; vanilla extract 1/2 tsp
Eggs Benedict: English muffins 2; Canadian bacon 4 piece; eggs 4; egg yolks 3; unsalted butter 1/2 cup;
  lemon juice 1 tbsp; cayenne pepper 1/4 tsp; white vinegar 1 tbsp
Overnight oats: old-fashioned rolled oats 1/2 cup; milk 1/2 cup; plain Greek yogurt 1/4 cup;
  chia seeds 1 tbsp; honey 1 tbsp; vanilla extract 1/4 tsp
Spinach frittata: eggs 8; baby spinach 5 oz; onion 1; milk 1/4 cup; feta 3 oz; garlic clove 1;
  olive oil 2 tbsp
Avocado toast: whole grain bread 2 piece; ripe avocado 1; lemon juice 1 tsp; red pepper flakes 1/4 tsp;
  flaky sea salt 1/4 tsp; eggs 2
Berry smoothie: frozen mixed berries 1 cup; banana 1; Greek yogurt 1/2 cup; milk 1 cup; honey 1 tbsp
# bakes and desserts
Banana bread: ripe bananas, mashed 3; unsalted butter, melted 1/3 cup; sugar 3/4 cup; egg, beaten 1;
  vanilla extract 1 tsp; baking soda 1 tsp; all-purpose flour 1.5 cup; salt 1/8 tsp
Apple pie: pie crusts 2; Granny Smith apples 8; white sugar 1/2 cup; brown sugar 1/2 cup;
  all-purpose flour 3 tbsp; ground cinnamon 1 tsp; butter 1/2 cup; lemon juice 1 tbsp
Victoria sponge: caster sugar 200 g; softened butter 200 g; eggs, beaten 4; self-raising flour 200 g;
  baking powder 1 tsp; milk 2 tbsp; strawberry jam 170 g; icing sugar 50 g
Blueberry muffins: all-purpose flour 2 cup; granulated sugar 1 cup; baking powder 2 tsp;
  unsalted butter 1/2 cup; large eggs 2; milk 1/2 cup; fresh blueberries 2 cup; vanilla extract 1 tsp;
  salt 1/2 tsp
Lemon drizzle cake: unsalted butter 225 g; caster sugar 225 g; eggs 4; self raising flour 225 g; lemons 2;
  granulated sugar 85 g
Tiramisu: mascarpone 500 g; egg yolks 4; caster sugar 100 g; savoiardi biscuits 24; strong espresso 300 ml;
  Marsala 3 tbsp; cocoa powder 2 tbsp; double cream 200 ml
Crème brûlée: heavy cream 2 cup; egg yolks 5; sugar 1/2 cup; vanilla bean 1
Chocolate mousse: dark chocolate 200 g; eggs 4; caster sugar 40 g; double cream 100 ml
Oatmeal raisin cookies: old-fashioned oats 3 cup; all-purpose flour 1.5 cup; butter, softened 1 cup;
  brown sugar 1 cup; sugar 1/2 cup; eggs 2; raisins 1 cup; baking soda 1 tsp; ground cinnamon 1 tsp
Flapjacks: porridge oats 250 g; butter 125 g; light brown soft sugar 125 g; golden syrup 3 tbsp
Soda bread: plain wholemeal flour 250 g; plain white flour 250 g; bicarbonate of soda 1 tsp;
  buttermilk 420 ml; salt 1 tsp
Key lime pie: graham cracker crumbs 1.5 cup; sweetened condensed milk 2; key lime juice 3/4 cup;
  egg yolks 3; melted butter 6 tbsp; sugar 1/3 cup
Strawberry shortcake: all-purpose flour 2 cup; baking powder 1 tbsp; sugar 1/2 cup; cold butter 1/2 cup;
  heavy cream 1.5 cup; strawberries, sliced 1.5 lb
Kaiserschmarrn: plain flour 120 g; eggs 4; milk 200 ml; sugar 30 g; butter 30 g; raisins 50 g;
  icing sugar 2 tbsp; apple sauce 200 g
`;

/**
 * Kitchens with the ingredients of one well-known dish, in the words and amounts of recipe pages: every other one of
 * the drafted ones. They may be used while working on the composer.
 */
export const PUBLISHED_TUNED = `
# mains
Spaghetti carbonara: spaghetti 12 oz; pancetta 4 oz; large eggs 3; Parmigiano-Reggiano, grated 1 cup;
  freshly ground black pepper 1 tsp; kosher salt 1 tsp
Chicken parmesan: boneless, skinless chicken breasts 4; all-purpose flour 1/2 cup; large eggs, beaten 2;
  panko breadcrumbs 1 cup; grated Parmesan 1/2 cup; marinara sauce 2 cup; shredded mozzarella 1.5 cup;
  olive oil 1/4 cup; kosher salt 1 tsp
Butter chicken: chicken thighs 800 g; Greek yogurt 125 g; ginger, grated 1 tbsp; garlic cloves, crushed 4;
  garam masala 1 tbsp; chilli powder 1 tsp; passata 400 g; double cream 150 ml; unsalted butter 50 g;
  caster sugar 1 tsp; salt 1 tsp
Beef stroganoff: sirloin steak, thinly sliced 1 lb; cremini mushrooms, sliced 8 oz; onion, chopped 1;
  unsalted butter 3 tbsp; all-purpose flour 2 tbsp; beef broth 1.5 cup; sour cream 3/4 cup;
  Dijon mustard 1 tsp; wide egg noodles 8 oz
Meatloaf: ground beef 2 lb; breadcrumbs 1 cup; milk 1/2 cup; eggs 2; onion, finely chopped 1;
  ketchup 3/4 cup; brown sugar 2 tbsp; Worcestershire sauce 1 tbsp; salt 1 tsp; ground black pepper 1/2 tsp
Cottage pie: beef mince 500 g; onion 1; carrots 2; celery sticks 2; plain flour 1 tbsp; beef stock 400 ml;
  tomato purée 1 tbsp; Worcestershire sauce 1 tbsp; floury potatoes 900 g; butter 50 g; milk 75 ml;
  mature cheddar, grated 50 g
Fish and chips: cod fillets 4; plain flour 200 g; beer 250 ml; baking powder 1 tsp; sunflower oil 1 l;
  Maris Piper potatoes 1 kg; sea salt 1 tsp; malt vinegar 50 ml
Coq au vin: chicken legs 4; bacon lardons 150 g; red wine 500 ml; chicken stock 250 ml;
  button mushrooms 250 g; shallots 8; carrots 2; garlic cloves 2; tomato purée 1 tbsp; plain flour 2 tbsp;
  thyme sprigs 3; bay leaf 1; butter 30 g
Ratatouille: eggplant, cubed 1; zucchini, sliced 2; red bell pepper 1; yellow bell pepper 1;
  ripe tomatoes 4; onion, chopped 1; garlic cloves 4; olive oil 1/4 cup; fresh basil 1/4 cup;
  herbes de Provence 1 tsp
Paella: bomba rice 300 g; chicken thighs 500 g; raw king prawns 200 g; chorizo, sliced 100 g; onion 1;
  red pepper 1; garlic cloves 3; chopped tomatoes 200 g; saffron threads 1 tsp; smoked paprika 1 tsp;
  chicken stock 1 l; frozen peas 100 g; lemon, cut into wedges 1; olive oil 3 tbsp
Pad thai: flat rice noodles 8 oz; shrimp 8 oz; eggs 2; tamarind paste 3 tbsp; fish sauce 3 tbsp;
  palm sugar 3 tbsp; garlic cloves 3; bean sprouts 2 cup; scallions 3; roasted peanuts, crushed 1/4 cup;
  lime wedges 4; vegetable oil 3 tbsp
Thai basil chicken: ground chicken 1 lb; garlic cloves 6; Thai bird chilies 4; Thai holy basil 1 cup;
  oyster sauce 1 tbsp; soy sauce 1 tbsp; fish sauce 1 tsp; sugar 1 tsp; vegetable oil 2 tbsp; eggs 4;
  jasmine rice 2 cup
Beef and broccoli: flank steak 1 lb; broccoli florets 4 cup; low sodium soy sauce 1/2 cup;
  brown sugar 2 tbsp; cornstarch 2 tbsp; garlic, minced 3 clove; fresh ginger 1 tsp; sesame oil 1 tbsp;
  white rice 2 cup
Sweet and sour pork: pork shoulder 500 g; pineapple chunks 200 g; green pepper 1; red pepper 1; onion 1;
  ketchup 4 tbsp; rice vinegar 3 tbsp; sugar 3 tbsp; cornflour 50 g; egg 1; soy sauce 1 tbsp;
  vegetable oil 500 ml
Teriyaki salmon: salmon fillets 4; soy sauce 1/4 cup; mirin 1/4 cup; honey 2 tbsp; garlic clove, minced 1;
  grated ginger 1 tsp; sesame seeds 1 tbsp; green onion 1; cooked rice 4 cup
Chicken adobo: bone-in chicken thighs 2 lb; soy sauce 1/2 cup; white vinegar 1/2 cup;
  garlic cloves, crushed 8; bay leaves 3; whole black peppercorns 1 tsp; brown sugar 1 tbsp;
  white rice 2 cup
Chana masala: canned chickpeas 2; onion, finely diced 1; garlic cloves 4; ginger 1 tbsp; green chili 1;
  crushed tomatoes 14 oz; cumin seeds 1 tsp; ground coriander 2 tsp; turmeric 1/2 tsp; garam masala 1 tsp;
  vegetable oil 2 tbsp; fresh cilantro 1/4 cup; lemon juice 1 tbsp
Palak paneer: paneer 250 g; spinach 500 g; onion 1; tomato 1; ginger 1 tbsp; garlic cloves 4;
  green chilli 1; cumin seeds 1 tsp; garam masala 1 tsp; cream 3 tbsp; ghee 2 tbsp
Lamb rogan josh: lamb shoulder, diced 1 kg; onions 2; natural yoghurt 200 g; tomato purée 2 tbsp;
  garlic cloves 5; ginger 2 tbsp; cardamom pods 6; cinnamon stick 1; ground cumin 2 tsp;
  ground coriander 2 tsp; Kashmiri chilli powder 1 tbsp; ghee 3 tbsp
Moussaka: eggplants 3; ground lamb 1 lb; onion 1; garlic cloves 2; crushed tomatoes 14 oz;
  ground cinnamon 1/2 tsp; red wine 1/2 cup; butter 4 tbsp; flour 1/3 cup; milk 3 cup; egg yolks 2;
  Parmesan 1/2 cup; olive oil 1/4 cup
Falafel: dried chickpeas 1.5 cup; onion 1; garlic cloves 4; fresh parsley 1 cup; fresh cilantro 1/2 cup;
  ground cumin 2 tsp; ground coriander 1 tsp; baking powder 1 tsp; sesame seeds 2 tbsp;
  oil for frying 3 cup; salt 1 tsp
Tacos al pastor: pork shoulder 3 lb; pineapple 1; guajillo chiles 4; achiote paste 3 tbsp;
  white vinegar 1/4 cup; garlic 4 clove; dried oregano 1 tsp; corn tortillas 20; white onion 1;
  cilantro 1 bunch; limes 3
Beef tacos: ground beef 1 lb; taco seasoning 2 tbsp; hard taco shells 10; shredded lettuce 2 cup;
  tomatoes, diced 2; shredded cheddar cheese 1 cup; sour cream 1/2 cup; salsa 1/2 cup
Carnitas: boneless pork butt 4 lb; orange, juiced 1; limes 2; garlic cloves 6; onion, quartered 1;
  ground cumin 2 tsp; dried oregano 1 tbsp; kosher salt 1 tbsp; corn tortillas 16
Pulled pork sandwiches: pork shoulder 4 lb; brown sugar 1/4 cup; paprika 2 tbsp; garlic powder 1 tbsp;
  onion powder 1 tbsp; apple cider vinegar 1/2 cup; barbecue sauce 2 cup; brioche buns 8; coleslaw 2 cup
Buffalo wings: chicken wings 3 lb; baking powder 1 tbsp; Frank's RedHot sauce 1/2 cup;
  unsalted butter, melted 1/2 cup; celery sticks 8; blue cheese dressing 1 cup
Shrimp and grits: stone-ground grits 1 cup; shrimp 1 lb; bacon, chopped 4 piece; sharp white cheddar 1 cup;
  butter 3 tbsp; scallions 3; garlic 2 clove; lemon juice 1 tbsp; chicken broth 4 cup
Lasagna: lasagna noodles 12; ground beef 1 lb; Italian sausage 1/2 lb; ricotta 15 oz;
  mozzarella cheese, shredded 4 cup; Parmesan cheese 1 cup; egg 1; crushed tomatoes 28 oz;
  tomato paste 6 oz; onion 1; garlic cloves 3; dried basil 2 tsp
Penne alla vodka: penne 1 lb; canned whole peeled tomatoes 28 oz; vodka 1/2 cup; heavy cream 1 cup; onion 1;
  garlic 2 clove; crushed red pepper flakes 1/2 tsp; Parmigiano-Reggiano 1 cup; olive oil 2 tbsp
Aglio e olio: spaghetti 1 lb; garlic cloves, thinly sliced 8; olive oil 1/2 cup; red pepper flakes 1/2 tsp;
  parsley, chopped 1/4 cup
Eggplant parmesan: eggplants 2; breadcrumbs 2 cup; eggs 3; flour 1 cup; marinara sauce 3 cup;
  fresh mozzarella 12 oz; grated Parmesan 1 cup; basil leaves 1/2 cup; olive oil 1/2 cup
Toad in the hole: pork sausages 8; plain flour 140 g; eggs 3; milk 300 ml; sunflower oil 2 tbsp;
  onion gravy 300 ml
Wiener schnitzel: veal cutlets 4; flour 100 g; eggs 2; breadcrumbs 150 g; clarified butter 200 g; lemon 1;
  salt 1 tsp
Pork chops with apples: bone-in pork chops 4; apples, sliced 2; onion 1; apple cider 1 cup;
  Dijon mustard 1 tbsp; butter 2 tbsp; fresh sage 1 tbsp
Chicken pot pie: refrigerated pie crusts 2; cooked chicken, cubed 2 cup; frozen mixed vegetables 12 oz;
  butter 1/3 cup; all-purpose flour 1/3 cup; onion 1; chicken broth 1.75 cup; milk 1/2 cup;
  celery seed 1/4 tsp
Baked ziti: ziti 1 lb; ground Italian sausage 1 lb; pasta sauce 24 oz; ricotta cheese 15 oz;
  mozzarella 3 cup; Parmesan 1/2 cup; onion 1
Baked cod with tomatoes: cod fillets 4; cherry tomatoes 1 lb; garlic cloves, sliced 3;
  dry white wine 1/4 cup; Kalamata olives 1/4 cup; capers 1 tbsp; olive oil 2 tbsp; basil 1/4 cup
# soups
Minestrone: olive oil 3 tbsp; onion 1; carrots 2; celery stalks 2; zucchini 1; green beans 1 cup;
  garlic cloves 4; canned diced tomatoes 28 oz; cannellini beans 15 oz; small pasta shells 1 cup;
  vegetable broth 6 cup; Parmesan rind 1; baby spinach 2 cup
Chicken noodle soup: cooked chicken breast 2 cup; egg noodles 8 oz; carrots 3; celery 3 piece; onion 1;
  garlic cloves 3; low-sodium chicken broth 10 cup; bay leaf 1; fresh parsley 2 tbsp
Leek and potato soup: leeks 3; potatoes 3; butter 50 g; vegetable stock 900 ml; double cream 100 ml;
  chives 1 tbsp
Red lentil soup: split red lentils 200 g; onion 1; carrots 2; garlic 2 clove; ground cumin 2 tsp;
  chilli flakes 1/2 tsp; vegetable stock 1 l; tinned tomatoes 400 g; lemon 1
Clam chowder: canned chopped clams 3; clam juice 8 oz; bacon 4 piece; onion 1; celery ribs 2;
  russet potatoes 1 lb; all-purpose flour 1/4 cup; half-and-half 2 cup; thyme 1/2 tsp;
  oyster crackers 1 cup
Tom yum: prawns 200 g; chicken stock 1 l; lemongrass stalks 2; galangal 1; kaffir lime leaves 4;
  mushrooms 150 g; bird's eye chillies 3; fish sauce 3 tbsp; lime juice 3 tbsp; cherry tomatoes 100 g;
  coriander 1 bunch
Miso soup: dashi 4 cup; white miso paste 4 tbsp; silken tofu 7 oz; dried wakame 1 tbsp; green onions 2
Broccoli cheddar soup: broccoli florets 4 cup; sharp cheddar, shredded 2 cup; butter 4 tbsp; flour 1/4 cup;
  half-and-half 2 cup; vegetable stock 2 cup; carrot 1; onion 1
# salads
Caesar salad: romaine lettuce 2; anchovy fillets 4; garlic clove 1; egg yolk 1; lemon juice 2 tbsp;
  Dijon mustard 1 tsp; olive oil 1/2 cup; Parmesan cheese 1/2 cup; croutons 2 cup
Caprese salad: vine-ripened tomatoes 4; fresh mozzarella 1 lb; fresh basil leaves 1/4 cup;
  extra-virgin olive oil 3 tbsp; balsamic glaze 1 tbsp; flaky salt 1 tsp
Salade niçoise: tuna steaks 2; new potatoes 300 g; green beans 200 g; eggs 4; cherry tomatoes 200 g;
  black olives 50 g; anchovy fillets 8; Little Gem lettuces 2; Dijon mustard 1 tsp;
  white wine vinegar 1 tbsp; olive oil 4 tbsp
Potato salad: red potatoes 3 lb; hard-boiled eggs 4; celery stalks 2; mayonnaise 1 cup;
  yellow mustard 1 tbsp; apple cider vinegar 1 tbsp; sweet pickle relish 2 tbsp; paprika 1/2 tsp;
  green onions 3
Waldorf salad: apples 2; celery sticks 2; seedless grapes 1 cup; walnuts 1/2 cup; mayonnaise 1/4 cup;
  lemon juice 1 tbsp; lettuce 1
Tuna salad: canned tuna in water 2; mayonnaise 1/4 cup; celery stalk 1; red onion 2 tbsp;
  Dijon mustard 1 tsp; lemon juice 1 tsp
Pasta salad: rotini 1 lb; cherry tomatoes 1 cup; mozzarella pearls 8 oz; salami 4 oz; black olives 1/2 cup;
  red onion 1/2; Italian dressing 1 cup
# sides
Mashed potatoes: Yukon gold potatoes 3 lb; unsalted butter 1/2 cup; whole milk 1 cup; kosher salt 1 tsp
Roasted Brussels sprouts: Brussels sprouts, halved 1.5 lb; olive oil 3 tbsp; balsamic vinegar 2 tbsp;
  honey 2 tsp; kosher salt 1/2 tsp
Hummus: canned chickpeas 15 oz; tahini 1/2 cup; lemon juice 1/4 cup; garlic clove 1; ground cumin 1/2 tsp;
  olive oil 2 tbsp; ice water 2 tbsp
Garlic bread: baguette 1; unsalted butter, softened 1/2 cup; garlic, minced 4 clove;
  parsley, finely chopped 2 tbsp; Parmesan 1/4 cup
Cornbread: yellow cornmeal 1 cup; all-purpose flour 1 cup; granulated sugar 1/4 cup; baking powder 1 tbsp;
  buttermilk 1 cup; large egg 1; unsalted butter, melted 1/4 cup; salt 1/2 tsp
Mexican rice: long-grain white rice 1.5 cup; tomato sauce 8 oz; chicken broth 2 cup; onion 1/2;
  garlic 2 clove; vegetable oil 2 tbsp; cumin 1/2 tsp
# breakfasts
Buttermilk pancakes: all-purpose flour 2 cup; sugar 3 tbsp; baking powder 1.5 tsp; baking soda 1.5 tsp;
  kosher salt 1 tsp; buttermilk 2.5 cup; large eggs 2; unsalted butter, melted 3 tbsp; vegetable oil 2 tbsp
French toast: thick-cut brioche 8 piece; large eggs 4; whole milk 2/3 cup; ground cinnamon 1 tsp;
  vanilla extract 1 tsp; unsalted butter 2 tbsp; maple syrup 1/2 cup
Shakshuka: olive oil 2 tbsp; yellow onion 1; red bell pepper 1; garlic cloves 4; sweet paprika 2 tsp;
  ground cumin 1 tsp; whole peeled tomatoes 28 oz; large eggs 6; fresh cilantro 1/4 cup; feta 3 oz
Huevos rancheros: corn tortillas 4; eggs 4; refried black beans 1 cup; canned tomatoes 14 oz; onion 1/2;
  jalapeño 1; queso fresco 1/4 cup; avocado 1; cilantro 2 tbsp; vegetable oil 2 tbsp
Granola: old-fashioned oats 4 cup; raw pecans 1 cup; coconut oil, melted 1/2 cup; maple syrup 1/2 cup;
  ground cinnamon 1 tsp; dried cranberries 2/3 cup; fine sea salt 1 tsp
Quiche Lorraine: pie crust 1; bacon 8 piece; eggs 4; heavy cream 1 cup; whole milk 1/2 cup;
  Gruyère cheese 1 cup; nutmeg 1/4 tsp
Porridge: porridge oats 50 g; milk 350 ml; honey 1 tbsp; salt 1/4 tsp
Breakfast burritos: flour tortillas 4; eggs 8; breakfast sausage 1/2 lb; frozen hash browns 2 cup;
  shredded cheddar 1 cup; salsa 1/2 cup
# bakes and desserts
Chocolate chip cookies: all-purpose flour 2.25 cup; baking soda 1 tsp; salt 1 tsp;
  unsalted butter, softened 1 cup; granulated sugar 3/4 cup; packed brown sugar 3/4 cup;
  vanilla extract 1 tsp; large eggs 2; semisweet chocolate chips 2 cup
Brownies: unsalted butter 10 tbsp; granulated sugar 1.25 cup; unsweetened cocoa powder 3/4 cup; eggs 2;
  vanilla extract 1/2 tsp; all-purpose flour 1/2 cup; salt 1/4 tsp
Apple crumble: Bramley apples 600 g; plain flour 175 g; cold butter, cubed 110 g; demerara sugar 110 g;
  golden caster sugar 2 tbsp; cinnamon 1 tsp
Scones: self-raising flour 350 g; butter, cut into cubes 85 g; caster sugar 3 tbsp; milk 175 ml;
  baking powder 1 tsp; vanilla extract 1 tsp; egg, beaten 1
Carrot cake: all-purpose flour 2 cup; sugar 2 cup; baking soda 2 tsp; cinnamon 2 tsp; eggs 4;
  vegetable oil 1.25 cup; carrots, grated 3 cup; pecans, chopped 1 cup; cream cheese 8 oz;
  confectioners' sugar 4 cup; butter 1/2 cup
Cheesecake: graham cracker crumbs 1.5 cup; butter, melted 5 tbsp; cream cheese, softened 32 oz; sugar 1 cup;
  sour cream 1 cup; vanilla extract 1 tsp; eggs 4
Panna cotta: heavy cream 2 cup; whole milk 1 cup; sugar 1/3 cup; unflavored gelatin 2.25 tsp;
  vanilla bean 1; raspberries 1 cup
Rice pudding: pudding rice 100 g; full-fat milk 700 ml; caster sugar 50 g; butter 1 tbsp; nutmeg 1/4 tsp
Pavlova: egg whites 4; caster sugar 250 g; white wine vinegar 1 tsp; cornflour 1 tsp; double cream 350 ml;
  strawberries 500 g; icing sugar 3 tbsp
Peanut butter cookies: peanut butter 1 cup; white sugar 1 cup; egg 1
Shortbread: plain flour 300 g; butter 200 g; caster sugar 100 g
Focaccia: bread flour 4 cup; instant yeast 2 tsp; lukewarm water 2 cup; extra-virgin olive oil 4 tbsp;
  flaky sea salt 2 tsp; fresh rosemary 1 tbsp
Bread pudding: day-old bread, cubed 6 cup; milk 2 cup; eggs 4; sugar 3/4 cup; raisins 1/2 cup;
  ground cinnamon 1 tsp; butter 2 tbsp; vanilla 1 tsp
Mango sticky rice: glutinous rice 1.5 cup; coconut milk 400 ml; sugar 1/2 cup; ripe mangoes 2; salt 1/2 tsp;
  toasted sesame seeds 1 tbsp
`;

/**
 * Ordinary kitchens in the format of `readKitchens`: every other one of the drafted ones. They may be used while
 * working on the composer.
 */
export const ORDINARY_TUNED = `
# small
chicken breast 500 g; white rice 1 kg; eggs 6
boneless skinless chicken thighs 1.5 lb; potatoes 2 lb; carrots 6; onion 2
Chicken drumsticks 10; Sweet potatoes 4; Green beans 12 oz
rotisserie chicken 1; flour tortillas 8; cheddar 8 oz; salsa 16 oz
chicken breast 1 lb; pasta 16 oz; heavy cream 1 cup; parmesan 4 oz
chicken mince 500 g; zucchini 2; egg 4; breadcrumbs 200 g
chicken breast 400 g; coconut milk 400 ml; curry paste 4 tbsp; rice 1 kg
diced chicken 400 g; mushrooms 250 g; cream 200 ml; tagliatelle 500 g
frozen chicken nuggets 500 g; frozen fries 1 kg; ketchup 500 ml
eggs 12; bread 1; butter 250 g
Eggs 8; Potatoes 1 kg; Onion 2
eggs 6; tomatoes 4; onion 1; bread 6 piece
eggs 3; leftover rice 2 cup; frozen peas 1 cup; soy sauce 5 tbsp
eggs 5; flour 500 g; milk 500 ml; sugar 200 g
eggs 12; tortillas 6; black beans 15 oz; shredded cheese 2 cup
eggs 4; avocado 2; sourdough bread 6 piece; lemon 1
eggs 6; zucchini 3; parmesan 100 g; onion 1
spaghetti 500 g; garlic 6 clove; olive oil 500 ml
Barilla spaghetti 1 lb; ground beef 1 lb; marinara sauce 24 oz
penne 500 g; canned tomatoes 2 item; mozzarella 125 g; basil 1 bunch
pasta 400 g; cheddar 250 g; milk 500 ml; butter 100 g; flour 1 kg
Macaroni 1 lb; Cheese 8 oz; Milk 2 cup
rigatoni 500 g; sausages 6; fennel seeds 2 tsp; tinned tomatoes 400 g
pasta 500 g; broccoli 1; parmesan 80 g; garlic 3 clove
whole wheat pasta 500 g; chickpeas 1; tomatoes 4; spinach 100 g
egg noodles 12 oz; butter 4 tbsp; cabbage 1
orzo 500 g; lemon 2; feta 200 g; cucumber 1
instant ramen 4; eggs 4; scallions 1 bunch
potatoes 2 kg; butter 250 g; milk 1 l
Potatoes 5 lb; Eggs 6; Mayonnaise 1 cup; Celery 1 bunch
potatoes 6; leeks 3; cream 300 ml; stock cubes 6
potatoes 1 kg; onion 3; smoked sausage 1
sweet potatoes 3; black beans 2; lime 2; cilantro 1 bunch
frozen hash browns 1 kg; eggs 12; cheese 200 g
canned black beans 2; rice 1 kg; salsa 300 g
kidney beans 2; ground beef 1 lb; diced tomatoes 2; chili powder 3 tbsp; onion 1
chickpeas 400 g; tahini 200 g; lemon 2; garlic 1
white beans 2; kale 1 bunch; sausage 4; garlic 5 clove
red lentils 500 g; onion 2; carrots 4; cumin 2 tbsp
green lentils 300 g; goat cheese 100 g; beetroot 3; walnuts 100 g
refried beans 1; tortillas 8; cheddar 200 g; avocado 1
split peas 500 g; ham 200 g; carrots 2; onion 1
tuna 2; rice 500 g; sweetcorn 200 g; cucumber 1
canned tuna 2; pasta 500 g; cream of mushroom soup 1; peas 1 cup
canned salmon 1; breadcrumbs 1 cup; eggs 2; lemon 1
ground beef 1 lb; rice 2 cup; onion 1; soy sauce 4 tbsp
Ground Beef 2 lb; Hamburger buns 8; Cheddar 8 piece; Lettuce 1; Tomato 2
mince 500 g; kidney beans 1; chopped tomatoes 1; rice 500 g
ground turkey 1 lb; zucchini 2; black beans 1; corn 1; salsa 1 cup
lean ground turkey 1 lb; sweet potatoes 2; spinach 5 oz
ground pork 1 lb; rice 3 cup; green beans 8 oz; garlic 6 clove
steak 2; potatoes 4; butter 100 g; asparagus 1 bunch
stewing beef 800 g; carrots 5; potatoes 6; onion 2; beef stock 1 l
chuck roast 3 lb; onions 2; carrots 6; potatoes 2 lb
pork chops 4; apples 3; onion 1; butter 100 g
pork loin 1 kg; potatoes 1 kg; mustard 100 g
Pork tenderloin 1; Sweet potatoes 2; Brussels sprouts 12 oz
bacon 6 piece; eggs 6; potatoes 3
ham steak 1; pineapple 1; rice 2 cup
Italian sausage 1 lb; bell peppers 3; onion 2; hoagie rolls 4
kielbasa 14 oz; sauerkraut 16 oz; potatoes 1 lb
hot dogs 6; baked beans 2; onion 1
merguez 6; couscous 250 g; zucchini 2; tomatoes 3
salmon fillets 4; potatoes 1 kg; dill 1 bunch; sour cream 150 ml
smoked salmon 100 g; bagels 4; cream cheese 200 g
white fish fillets 4; flour 500 g; eggs 3; lemon 1
fish fingers 10; oven chips 1 kg; frozen peas 500 g
shrimp 12 oz; zucchini 2; garlic 4 clove; cherry tomatoes 1 cup
mussels 1 kg; white wine 250 ml; shallots 3; parsley 1 bunch; butter 50 g
firm tofu 400 g; broccoli 1; soy sauce 150 ml; rice 1 kg
Tofu 1; Spinach 200 g; Coconut milk 400 ml; Curry powder 2 tbsp
smoked tofu 200 g; kale 150 g; quinoa 300 g
seitan 250 g; mushrooms 200 g; onion 1; potatoes 500 g
rolled oats 500 g; milk 1 l; bananas 4
oats 2 cup; Greek yogurt 2 cup; blueberries 1 cup; honey 100 g
oats 500 g; peanut butter 1; honey 1; chocolate chips 1 cup
Greek yogurt 500 g; granola 300 g; strawberries 250 g
yogurt 4; banana 3; frozen berries 500 g
cottage cheese 16 oz; pineapple 1; honey 100 ml
cheddar 400 g; bread 12 piece; butter 200 g
halloumi 225 g; zucchini 2; couscous 300 g; lemon 1
brie 200 g; crackers 1; grapes 500 g; apple 2
ricotta 250 g; spinach 300 g; pasta shells 400 g; tomato sauce 500 ml
blue cheese 100 g; pear 2; walnuts 80 g; arugula 100 g
carrots 6; celery 1 bunch; onion 2; barley 500 g
half cabbage 1; carrots 3; mayonnaise 200 g
broccoli 2; cheddar 200 g; cream 200 ml
pumpkin 1 kg; ginger 1; coconut milk 400 ml; onion 1
mushrooms 250 g; bread 6 piece; garlic 3 clove; butter 100 g
frozen mixed vegetables 1 kg; rice 1 kg; eggs 6
corn on the cob 4; butter 100 g; lime 2; chili powder 1 tsp
cucumber 2; tomatoes 4; red onion 1; olive oil 500 ml
beetroot 500 g; goat cheese 100 g; rocket 100 g
Brussels sprouts 500 g; bacon 150 g; chestnuts 200 g
quinoa 500 g; avocado 2; black beans 1; cherry tomatoes 250 g
bulgur 300 g; parsley 2 bunch; tomatoes 3; lemon 2
rice 1 kg; milk 1 l; sugar 500 g; cinnamon 1 tsp
bread 8 piece; peanut butter 340 g; jam 300 g
stale bread 400 g; milk 500 ml; eggs 4; raisins 100 g; sugar 200 g
naan 4; red lentils 500 g; onion 1; canned tomatoes 1
bananas 5; peanut butter 300 g; milk 1 l
apples 6; flour 500 g; butter 250 g; sugar 500 g
strawberries 400 g; cream 300 ml; sugar 500 g
milk 2 l; cornflakes 500 g; bananas 3
flour 1 kg; butter 250 g; sugar 1 kg
turkey breast 500 g; cranberry sauce 200 g; bread 8 piece; lettuce 1
duck breast 2; oranges 2; potatoes 600 g
pizza dough 500 g; tomato sauce 200 ml; mozzarella 250 g
leftover pasta 300 g; eggs 3; parmesan 50 g
leftover vegetables 500 g; eggs 6; cheese 100 g
# quick form
chicken; rice; broccoli
Pasta; Tomato sauce; Ground beef
salmon; lemon; asparagus; rice
black beans; corn; avocado; tortillas; lime
lentils; carrots; onions; tinned tomatoes
bread; butter; cheese; ham; tomatoes
spaghetti; garlic; chilli flakes; parsley
oats; almond milk; berries; chia seeds
hamburger; cheese; buns; pickles; ketchup
flour; eggs; sugar; butter; baking powder; milk
mince; onion; tomatoes; spaghetti; garlic
cabbage; carrots; onion; pork
# italian
spaghetti 500 g; guanciale 150 g; pecorino romano 100 g; eggs 4; black pepper 1 tbsp
Arborio rice 1 kg; dried porcini 30 g; onion 1; white wine 250 ml; parmigiano reggiano 150 g; butter 100 g;
  vegetable broth 1 l
aubergines 3; passata 700 ml; mozzarella 250 g; parmesan 100 g; basil 1 bunch; garlic 3 clove; olive oil 1 l
veal escalopes 4; prosciutto 8 piece; sage 1 bunch; butter 100 g; white wine 150 ml
tipo 00 flour 1 kg; dried yeast 7 g; san marzano tomatoes 400 g; mozzarella 250 g; basil 1 bunch;
  olive oil 500 ml
minced beef 300 g; pancetta 100 g; carrot 1; celery 1 piece; onion 1; tomato paste 3 tbsp; red wine 200 ml;
  tagliatelle 500 g; milk 200 ml
bucatini 500 g; capers 2 tbsp; kalamata olives 100 g; anchovy fillets 6; canned tomatoes 800 g;
  garlic 4 clove
# asian
jasmine rice 2 kg; eggs 8; scallions 1 bunch; frozen peas 300 g; soy sauce 300 ml; sesame oil 100 ml
udon noodles 600 g; chicken thighs 300 g; napa cabbage 1/2; carrots 2; soy sauce 250 ml; mirin 200 ml
beef sirloin 400 g; broccoli 1; oyster sauce 150 ml; ginger 1; garlic 3 clove; cornstarch 200 g; rice 1 kg
ground pork 400 g; wonton wrappers 40; napa cabbage 300 g; ginger 1; scallions 1 bunch; soy sauce 150 ml;
  sesame oil 100 ml
chicken thighs 600 g; soy sauce 200 ml; vinegar 200 ml; bay leaves 5; garlic 1; rice 2 kg;
  black peppercorns 1 tbsp
miso 300 g; silken tofu 350 g; wakame 20 g; dashi powder 50 g; spring onions 1 bunch; rice 1 kg
ground pork 250 g; silken tofu 400 g; doubanjiang 100 g; sichuan peppercorns 1 tbsp; scallions 3; ginger 1;
  garlic 4 clove; rice 1 kg
# mediterranean
chickpeas 800 g; tahini 300 g; lemons 3; garlic 1; olive oil 750 ml; pita 6; parsley 1 bunch
lamb shoulder 1 kg; potatoes 1 kg; lemon 2; garlic 1; oregano 1 tbsp; olive oil 500 ml
couscous 500 g; chicken thighs 600 g; dried apricots 150 g; almonds 80 g; onion 2; cinnamon 1 tsp;
  cumin 1 tbsp; chicken stock 500 ml
bulgur wheat 500 g; parsley 3 bunch; mint 1 bunch; tomatoes 4; lemons 2; olive oil 500 ml; spring onions 4
halloumi 250 g; red peppers 2; zucchini 2; aubergine 1; flatbreads 4; Greek yoghurt 250 g
labneh 250 g; za'atar 3 tbsp; cucumber 2; tomatoes 3; flatbread 4; olives 150 g
octopus 1 kg; potatoes 500 g; paprika 1 tbsp; olive oil 500 ml; parsley 1 bunch
# mexican
corn tortillas 20; ground beef 1 lb; white onion 1; cilantro 1 bunch; limes 4; jalapenos 2;
  queso fresco 8 oz
chicken breast 1.5 lb; flour tortillas 10; bell peppers 3; onion 2; fajita seasoning 2 tbsp;
  sour cream 8 oz; guacamole 8 oz
pork shoulder 3 lb; oranges 2; limes 3; garlic 1; oregano 1 tbsp; cumin 1 tbsp; corn tortillas 30;
  white onion 1
hominy 2; pork shoulder 2 lb; dried ancho chiles 4; garlic 6 clove; onion 1; cabbage 1/2; radishes 1 bunch;
  limes 3
poblano peppers 4; monterey jack 8 oz; eggs 4; flour 1 lb; canned tomatoes 1; onion 1
shredded chicken 3 cup; enchilada sauce 2; corn tortillas 12; monterey jack cheese 8 oz; sour cream 8 oz;
  green onions 1 bunch
masa harina 2 lb; lard 1 lb; chicken thighs 2 lb; tomatillos 1 lb; corn husks 30; garlic 1
# american
ground beef 1.5 lb; hamburger buns 6; american cheese 8 piece; lettuce 1; tomato 2; dill pickles 1;
  ketchup 20 oz; yellow mustard 1
buttermilk 1 l; flour 5 lb; chicken drumsticks 8; paprika 1 tbsp; garlic powder 1 tbsp; vegetable oil 1 l
all purpose flour 5 lb; baking powder 8 oz; buttermilk 1 l; butter 1 lb; breakfast sausage 1 lb; milk 1 l;
  black pepper 1 tbsp
russet potatoes 5 lb; bacon 12 oz; cheddar 8 oz; green onions 1 bunch; sour cream 16 oz;
  chicken broth 32 oz; half & half 1 l
pancake mix 2 lb; maple syrup 12 oz; blueberries 1 cup; butter 1 lb; eggs 12; milk 1 l
romaine 1; bacon 6 piece; chicken breast 2; avocado 1; blue cheese 4 oz; eggs 4; tomatoes 2;
  ranch dressing 1
frozen tater tots 2 lb; ground beef 1 lb; cream of mushroom soup 1; green beans 1; cheddar 8 oz
# french
eggs 6; gruyère 150 g; butter 200 g; chives 1 bunch
chicken thighs 8; red wine 750 ml; mushrooms 250 g; lardons 150 g; pearl onions 200 g; carrots 3;
  thyme 1 bunch; bay leaves 3
aubergine 1; courgettes 2; red pepper 1; yellow pepper 1; tomatoes 5; onion 1; garlic 3 clove;
  herbes de Provence 1 tbsp; olive oil 500 ml
stewing beef 1 kg; red wine 750 ml; bacon 150 g; carrots 4; onions 2; mushrooms 250 g; beef stock 500 ml;
  tomato paste 2 tbsp; flour 500 g
flour 1 kg; eggs 6; milk 1 l; butter 250 g; sugar 500 g; lemon 2
mussels 2 kg; shallots 4; white wine 300 ml; parsley 1 bunch; butter 100 g; crème fraîche 100 ml; baguette 1
puy lentils 300 g; toulouse sausages 4; carrots 2; onion 1; dijon mustard 3 tbsp; bay leaf 2
# indian
basmati rice 5 kg; red lentils 1 kg; onions 5; tomatoes 4; ginger 1; garlic 1; turmeric 2 tbsp;
  cumin seeds 3 tbsp; ghee 500 g
paneer 400 g; spinach 500 g; onion 2; green chilli 3; ginger 1; garlic 5 clove; garam masala 2 tbsp;
  cream 100 ml
cauliflower 1; potatoes 4; turmeric 1 tbsp; cumin seeds 1 tbsp; green chillies 2; ginger 1;
  coriander leaves 1 bunch
urad dal 500 g; kidney beans 300 g; butter 200 g; cream 200 ml; tomatoes 4; ginger 1; garlic 1;
  kashmiri chilli powder 2 tbsp
toor dal 1 kg; tomatoes 3; curry leaves 1 bunch; mustard seeds 2 tbsp; tamarind 100 g; sambar powder 4 tbsp;
  drumsticks 2; okra 200 g
eggs 8; onion 3; tomatoes 3; ginger 1; garam masala 1 tbsp; turmeric 1 tsp; chapatis 10
basmati rice 2 kg; mixed vegetables 500 g; yoghurt 300 g; biryani masala 3 tbsp; onions 3; mint 1 bunch;
  ghee 200 g
besan 500 g; onions 3; green chilli 2; coriander 1 bunch; turmeric 1 tsp; vegetable oil 1 l; yogurt 200 g
# thai
jasmine rice 2 kg; chicken breast 400 g; coconut milk 400 ml; green curry paste 100 g; thai basil 1 bunch;
  fish sauce 200 ml; aubergine 1
ground chicken 500 g; thai basil 2 bunch; bird's eye chilies 6; garlic 1; fish sauce 150 ml;
  soy sauce 150 ml; jasmine rice 2 kg; eggs 4
beef 500 g; massaman curry paste 100 g; coconut milk 800 ml; potatoes 400 g; peanuts 80 g; onion 1;
  fish sauce 100 ml
tofu 400 g; red curry paste 100 g; coconut milk 400 ml; bell pepper 2; bamboo shoots 1; soy sauce 150 ml;
  jasmine rice 1 kg
chicken thighs 400 g; coconut milk 800 ml; galangal 1; lemongrass 2; kaffir lime leaves 5; mushrooms 150 g;
  fish sauce 100 ml; lime 2
glutinous rice 1 kg; mango 2; coconut milk 400 ml; sugar 500 g
red snapper 1; limes 2; garlic 5 clove; chillies 4; fish sauce 100 ml; coriander 1 bunch; jasmine rice 1 kg
# student
instant noodles 10; eggs 6; frozen peas 500 g; sriracha 1
baked beans 4; bread 1; cheese 200 g; eggs 6; ketchup 1
tortillas 8; kidney beans 1; cheese 200 g; peppers 2; onion 1
peanut butter 500 g; bananas 4; bread 10 piece; milk 1 l; oats 500 g
chicken thighs 500 g; jar of curry sauce 1; rice 1 kg; naan 2
cereal 500 g; milk 2 l; orange juice 1 l
sausages 6; pasta 500 g; tinned tomatoes 2; garlic 2 clove; mixed herbs 1 tbsp
mac and cheese box 3; hot dogs 6; frozen broccoli 500 g
potatoes 2 kg; frozen fish fillets 4; peas 500 g; mayo 1
# family
chicken breast 2 lb; ground beef 2 lb; bacon 12 oz; eggs 18; salmon 1 lb @2; ham 8 oz; milk 2 l @5;
  butter 1 lb; cheddar 16 oz; parmesan 8 oz; Greek yogurt 32 oz @6; sour cream 16 oz; cream cheese 8 oz;
  carrots 2 lb; celery 1 bunch; onions 3 lb; garlic 2 bunch; potatoes 5 lb; broccoli 2 @3; spinach 10 oz @2;
  bell peppers 4; tomatoes 6; cucumber 2; lettuce 1 @3; mushrooms 8 oz @3; frozen peas 2 lb;
  frozen corn 1 lb; apples 8; bananas 6; lemons 3; blueberries 12 oz @4; white rice 5 lb; spaghetti 2 lb;
  rolled oats 42 oz; bread 20 piece; flour tortillas 10; flour 5 lb; sugar 4 lb; canned tomatoes 4;
  black beans 3; chicken broth 2 l; olive oil 750 ml; soy sauce 15 oz; ketchup 20 oz; peanut butter 28 oz;
  honey 12 oz; maple syrup 12 oz
pork tenderloin 1.5 lb; ground turkey 1 lb; shrimp 1 lb; tofu 14 oz; eggs 12; almond milk 2 l; feta 6 oz;
  mozzarella 8 oz; goat cheese 4 oz; kale 1 bunch; zucchini 3; eggplant 1; asparagus 1 bunch;
  sweet potatoes 4; red onions 3; garlic 1; ginger 1; cherry tomatoes 1 lb; avocado 4; arugula 5 oz;
  cilantro 1 bunch; basil 1 bunch; parsley 1 bunch; limes 4; oranges 5; strawberries 1 lb; grapes 2 lb;
  pears 4; quinoa 2 lb; brown rice 2 lb; couscous 1 lb; whole wheat penne 1 lb; pita 6; corn tortillas 20;
  chickpeas 3; cannellini beans 2; lentils 1 lb; coconut milk 2; curry powder 2 tbsp; cumin 2 tbsp;
  smoked paprika 1 tbsp; chili powder 2 tbsp; cinnamon 1 tbsp; olive oil 1 l; balsamic vinegar 250 ml;
  dijon mustard 8 oz; tahini 12 oz; walnuts 8 oz; almonds 1 lb; raisins 12 oz
chicken breast; eggs; milk; butter; cheddar; yogurt; ground beef; bacon; bread; rice; pasta; oats; flour;
  sugar; brown sugar; baking powder; vanilla; potatoes; carrots; onions; garlic; celery; lettuce; tomatoes;
  cucumber; peppers; broccoli; frozen peas; corn; spinach; apples; bananas; oranges; lemons; grapes;
  peanut butter; jelly; ketchup; mustard; mayo; soy sauce; olive oil; vegetable oil; salt; pepper; cinnamon;
  chili powder; canned tomatoes; black beans; tuna; chicken broth; tortillas; salsa; cereal; coffee
turkey mince 500 g; chicken drumsticks 1 kg; streaky bacon 200 g; smoked haddock 400 g; king prawns 250 g;
  eggs 12; whole milk 2 l; Greek yoghurt 500 g; halloumi 225 g; parmesan 200 g; crème fraîche 200 ml;
  butter 250 g; sweet potatoes 1 kg; new potatoes 1 kg; red onions 4; spring onions 1 bunch; garlic 2;
  courgettes 3; aubergine 1; mangetout 150 g; green beans 200 g; kale 200 g; rocket 80 g; vine tomatoes 6;
  avocado 2; fresh coriander 1 bunch; limes 3; raspberries 200 g; pears 4; clementines 8;
  arborio rice 500 g; spaghetti 1 kg; egg noodles 300 g; couscous 500 g; tortilla wraps 8; crumpets 6;
  red lentils 500 g; butter beans 2; kidney beans 2; coconut milk 2; Thai green curry paste 180 g;
  soy sauce 150 ml; honey 340 g; wholegrain mustard 180 g; peanut butter 340 g; dark chocolate 200 g;
  flaked almonds 100 g; plain flour 1 kg
ground bison 1 lb; venison 1 lb; catfish 1 lb; smoked sausage 14 oz; eggs 24; buttermilk 1 l;
  whole milk 4 l; pimento cheese 8 oz; pepper jack 8 oz; butter 2 lb; collard greens 1 bunch; okra 1 lb;
  yellow squash 3; vidalia onions 4; garlic 1; green tomatoes 4; sweet corn 6; russet potatoes 5 lb;
  green beans 1 lb; cabbage 1; peaches 6; pecans 1 lb; blackberries 12 oz; watermelon 1;
  stone ground grits 2 lb; yellow cornmeal 2 lb; long grain rice 5 lb; elbow macaroni 2 lb;
  self-rising flour 5 lb; sugar 5 lb; brown sugar 2 lb; black-eyed peas 2 lb; lima beans 1 lb;
  canned tomatoes 6; chicken broth 2 l; hot sauce 12 oz; apple cider vinegar 16 oz; mayonnaise 30 oz;
  yellow mustard 14 oz; bread and butter pickles 24 oz; cajun seasoning 8 oz; paprika 2 oz;
  vegetable oil 2 l; bacon 1 lb; biscuits 8; honey 24 oz
# baking
flour 1 kg; sugar 1 kg; butter 500 g; eggs 12; baking powder 100 g; vanilla extract 50 ml
self raising flour 1 kg; caster sugar 500 g; butter 250 g; eggs 6; strawberry jam 340 g; icing sugar 500 g
plain flour 1 kg; cocoa powder 250 g; sugar 1 kg; eggs 6; vegetable oil 1 l; milk 1 l; baking powder 100 g
rolled oats 500 g; butter 250 g; golden syrup 450 g; brown sugar 500 g
apples 5; puff pastry 1; sugar 500 g; cinnamon 1 tbsp; butter 100 g
cornmeal 500 g; flour 1 kg; buttermilk 500 ml; eggs 4; butter 150 g; baking powder 100 g; honey 200 g
cream cheese 600 g; digestive biscuits 250 g; butter 150 g; sugar 300 g; eggs 4; lemon 2
condensed milk 1; desiccated coconut 250 g; dark chocolate 200 g; digestives 250 g; butter 250 g
peanut butter 500 g; sugar 500 g; egg 1
# breakfast
oats 500 g; milk 1 l; banana 3; honey 250 g; cinnamon 1 tsp
Greek yogurt 1 kg; granola 400 g; blueberries 200 g; honey 300 g; almonds 100 g
flour 1 kg; eggs 4; milk 1 l; butter 250 g; maple syrup 250 ml; blueberries 150 g; baking powder 50 g
chia seeds 200 g; almond milk 1 l; mango 1; maple syrup 200 ml
brioche 6 piece; eggs 4; milk 500 ml; butter 100 g; icing sugar 200 g; raspberries 150 g
hash browns 10; sausages 6; eggs 6; ketchup 1
cottage cheese 250 g; peach 2; honey 200 g; walnuts 50 g
rye bread 8 piece; butter 200 g; soft-boiled eggs 4; cucumber 1; radishes 1 bunch
croissants 4; ham 100 g; cheese 100 g; butter 100 g
# vegan
firm tofu 400 g; broccoli 1; brown rice 1 kg; soy sauce 200 ml; peanut butter 300 g; lime 1 | diets vegan
black beans 2; corn tortillas 12; avocado 2; tomatoes 3; lime 2; coriander 1 bunch | diets vegan
spaghetti 500 g; cherry tomatoes 300 g; garlic 4 clove; basil 1 bunch; olive oil 500 ml;
  nutritional yeast 100 g | diets vegan
tempeh 200 g; kale 200 g; sweet potatoes 2; tahini 200 g; quinoa 500 g | diets vegan
vegan mince 300 g; kidney beans 1; tinned tomatoes 1; onion 1; chilli powder 1 tbsp;
  rice 500 g | diets vegan
plain flour 1 kg; oat milk 1 l; sugar 500 g; vegetable oil 500 ml; baking powder 100 g;
  apple sauce 300 g | diets vegan
mushrooms 400 g; lentils 300 g; carrots 2; red wine 200 ml; thyme 1 bunch; potatoes 800 g | diets vegan
eggplant 2; miso paste 200 g; rice 1 kg; spring onions 4; sesame seeds 50 g | diets vegan
bread 8 piece; avocado 2; hummus 200 g; tomatoes 2; vegan cheese 200 g | diets vegan
# gluten free
rice 2 kg; chicken breast 500 g; bell pepper 2; onion 1; tamari 200 ml | diets gluten_free
corn tortillas 12; shredded chicken 300 g; avocado 2; salsa 300 g; cheddar 150 g | diets gluten_free
quinoa 500 g; salmon 2; asparagus 1 bunch; lemon 1; olive oil 500 ml | diets gluten_free
rice noodles 250 g; shrimp 250 g; eggs 3; bean sprouts 150 g; fish sauce 100 ml; lime 2 | allergies gluten
buckwheat flour 500 g; eggs 4; milk 500 ml; ham 100 g; gruyère 100 g | diets gluten_free
lentils 500 g; carrots 3; onion 1; cumin 1 tbsp; yogurt 300 g; spinach 150 g | diets gluten_free
pork chops 4; sweet potatoes 3; green beans 300 g; garlic 3 clove | diets gluten_free
flour 1 kg; bread 8 piece; eggs 6; potatoes 1 kg; cheese 200 g | diets gluten_free
# diets and allergies
chicken breast 500 g; avocado 2; spinach 200 g; heavy cream 250 ml; cheddar 200 g; bacon 200 g | diets keto
salmon 400 g; asparagus 1 bunch; butter 150 g; lemon 1; rice 1 kg; potatoes 1 kg | diets keto
chicken thighs 600 g; broccoli 1; parmesan 80 g; pesto 190 g; pasta 500 g | diets low_carb
pork tenderloin 500 g; apples 2; carrots 4; onion 1; rosemary 1 bunch; coconut oil 300 g | diets paleo
chicken thighs 800 g; potatoes 800 g; kale 1 bunch; lemon 1; olive oil 500 ml; bread 8 piece | diets whole30
chicken breast 600 g; quinoa 500 g; Greek yogurt 500 g; eggs 12; lentils 500 g;
  cottage cheese 500 g | diets high_protein
halloumi 225 g; eggs 6; chickpeas 2; spinach 200 g; tomatoes 4; chicken breast 300 g | diets vegetarian
pasta 500 g; mozzarella 250 g; tomatoes 4; anchovies 50 g; parmesan 100 g; basil 1 bunch | diets vegetarian
chicken 600 g; rice 1 kg; cashews 100 g; coconut milk 400 ml; peppers 2 | allergies nuts
bread 8 piece; eggs 6; bacon 200 g; tomatoes 3; avocado 1 | allergies eggs
chicken 500 g; soy sauce 150 ml; rice 1 kg; broccoli 1; garlic 4 clove; honey 200 g | allergies soy
cod 400 g; potatoes 1 kg; chicken thighs 500 g; peas 300 g; butter 100 g | allergies fish
white wine 250 ml; chicken thighs 600 g; dried apricots 100 g; couscous 500 g; onion 1 | allergies sulfites
tomatoes 5; pasta 500 g; zucchini 2; parmesan 100 g; garlic 3 clove | allergies tomatoes
milk 1 l; potatoes 1 kg; eggs 6; bacon 150 g; onion 1 | allergies dairy, nuts
chicken breast 500 g; pasta 500 g; garlic 1; onion 2; canned tomatoes 2; spinach 150 g | dislikes onion
tofu 300 g; spinach 200 g; rice 1 kg; tomatoes 3 | diets vegan | allergies soy
eggs 12; spinach 200 g; mushrooms 200 g; goat cheese 100 g; olive oil 500 ml | diets keto, vegetarian
# expiring
chicken breast 500 g @1; spinach 200 g @1; rice 1 kg; garlic 4 clove; lemon 1
ground beef 500 g @0; lettuce 1 @1; tortillas 8 @10; cheddar 200 g @14; tomatoes 3 @2
Greek yogurt 500 g @2; strawberries 250 g @1; granola 400 g
chicken thighs 600 g @-2; rice 1 kg; eggs 6 @5; peas 300 g; soy sauce 150 ml
tofu 400 g @3; bok choy 2 @1; noodles 300 g; soy sauce 200 ml; ginger 1
sausages 6 @expired; potatoes 1 kg; onions 3; eggs 6 @6; cheddar 150 g @20
avocado 2 @0; cilantro 1 bunch @1; limes 2 @5; black beans 2; corn tortillas 10 @7
ham 150 g @1; cheese 150 g @5; bread 8 piece @1; tomatoes 2 @2; lettuce 1 @0
turkey mince 500 g @1; kidney beans 2; peppers 2 @3; canned tomatoes 1; onion 2; rice 1 kg
# names abroad
courgettes 3; aubergine 1; tinned tomatoes 1; onion 1; garlic 3 clove; mixed herbs 1 tbsp
streaky bacon 200 g; leeks 2; double cream 150 ml; gammon steaks 2; potatoes 1 kg
bangers 6; King Edward potatoes 1.5 kg; onion gravy 300 ml; garden peas 300 g
king prawns 200 g; spring onions 1 bunch; egg noodles 250 g; mangetout 150 g; sweet chilli sauce 150 ml
rump steak 400 g; chestnut mushrooms 250 g; soured cream 200 ml; basmati rice 1 kg; onion 1
fish pie mix 400 g; maris piper potatoes 1 kg; milk 1 l; plain flour 1 kg; butter 250 g; petits pois 300 g
capsicum 2; chook thighs 500 g; brown onion 1; rice 1 kg; tinned corn 1
lamb cutlets 6; kumara 2; silverbeet 1 bunch; mint 1 bunch
rolled oats 500 g; desiccated coconut 200 g; golden syrup 400 g; butter 250 g; plain flour 500 g;
  bicarb soda 100 g
rockmelon 1; passionfruit 3; Greek yoghurt 500 g; muesli 500 g
Eier 6; Kartoffeln 1 kg; Zwiebeln 3; Speck 150 g
Hähnchenbrust 400 g; Reis 500 g; Paprika 2; Sahne 200 ml; Zwiebel 1
Mehl 1 kg; Milch 1 l; Eier 6; Butter 250 g; Zucker 500 g; Äpfel 4
Brot 8 piece; Käse 200 g; Schinken 150 g; Gurke 1; Butter 125 g
Lachs 300 g; Spinat 300 g; Nudeln 500 g; Sahne 200 ml
Spätzle 500 g; Emmentaler 200 g; Zwiebeln 3; Butter 100 g
# odd units
eggs 1/2 item; milk 2 cup; flour 8 cup; sugar 3 cup; butter 10 tbsp
potatoes 12 piece; onions 4 item; cream 1 cup; cheese 2 cup
tomatoes 2 lb; mozzarella 8 oz; basil 20 piece; bread 1 item
spinach 6 cup; feta 1 cup; eggs 1 cup; onion 1 cup
salmon 0.5 lb; lemon 0.5 piece; butter 0.25 lb; green beans 3 cup
rice 500 ml; coconut milk 13.5 oz; shrimp 0.3 kg; peas 250 ml
yogurt 4 cup; cucumber 300 g; garlic 10 g; dill 15 g
bread half; eggs a few; butter some; ham a few
flour 0.5 kg; yeast 2 tsp; olive oil 4 tbsp; salt 1 tbsp; tomato sauce 1 cup; mozzarella 2 cup
# nothing
dish soap 1; sponges 3; paper towels 2
aluminium foil 1
salt; pepper; water
cinnamon 50 g; bay leaves 10
tea bags 80; coffee beans 1 kg
# from packets
Pancake mix; Milk; Maple syrup
Brownie mix; Eggs; Oil
Cake mix; Eggs; Butter; Icing sugar
Muffin mix; Milk; Egg
Cornbread mix; Egg; Milk; Chili beans
Boxed mac and cheese; Hot dogs; Milk; Butter
Stuffing mix; Turkey breast; Green beans; Cranberry sauce
Instant mashed potatoes; Meatballs; Gravy; Peas
Hash browns; Eggs; Bacon
Fish fingers; Frozen chips; Peas; Ketchup
Chicken nuggets; Fries; Carrots
Frozen lasagna; Garlic bread; Salad
Naan; Chicken tikka masala sauce; Chicken breast; Basmati rice
Curry sauce; Chicken; Onion; Rice
Pasta sauce; Spaghetti; Meatballs; Parmesan
Stir fry sauce; Stir fry vegetables; Chicken; Egg noodles
Fajita kit; Chicken breast; Peppers; Onion; Sour cream
Taco shells; Ground beef; Lettuce; Cheddar; Salsa
Spring rolls; Rice; Sweet chilli sauce
Gyoza; Soy sauce; Pak choi
Samosas; Yogurt; Cucumber
Falafel; Pitta; Hummus; Tomato; Lettuce
Rotisserie chicken; Coleslaw; Rolls
Sliced turkey; Swiss cheese; Bread; Mustard; Lettuce
Corned beef; Potatoes; Onion; Eggs
Tomato soup; Bread; Cheddar
Ravioli; Tomato sauce; Parmesan
Baking potatoes; Tuna; Sweetcorn; Cheddar
Salad mix; Ranch dressing; Chicken tenders
Caesar salad kit; Grilled chicken
Lettuce; Tomato; Cucumber; Feta; Olives
Bagels; Cream cheese; Smoked salmon
Croissants; Ham; Gruyere
English muffins; Eggs; Canadian bacon
Waffles; Strawberries; Whipped cream
Cereal; Milk; Banana
Crackers; Cheese; Grapes; Salami
Popcorn; Butter
Ice cream; Bananas; Chocolate sauce
Rice cakes; Peanut butter; Banana
Protein powder; Milk; Banana; Oats
Veggie burgers; Buns; Lettuce; Tomato
Beef burgers; Buns; Cheese slices; Onion
Pork tenderloin; Green beans; Potatoes
Turkey mince; Wraps; Lettuce; Yogurt
Tilapia; Asparagus; Lemon; Rice
Chicken drumsticks; BBQ sauce; Corn on the cob
Ribs; BBQ sauce; Coleslaw
Gammon; Pineapple; Eggs; Chips
Lamb chops; Mint sauce; New potatoes; Peas
Liver; Onions; Bacon; Potatoes
Whole chicken; Potatoes; Carrots; Parsnips; Stuffing
Roast beef leftovers; Potatoes; Cabbage
Leftover turkey; Bread; Cranberry sauce; Brie
Leftover mashed potato; Cabbage; Sausages
Leftover pasta; Ham; Cream; Cheese
Leftover roast chicken; Noodles; Carrots; Celery
Stale bread; Eggs; Milk; Cheese
Overripe bananas; Flour; Sugar; Eggs; Butter
Spinach; Ricotta; Lasagne sheets; Tomato sauce
Canned salmon; Potatoes; Egg; Breadcrumbs
Sardines; Bread; Lemon
Tinned mackerel; Rice; Cucumber
Canned chickpeas; Tahini; Lemon; Garlic
Red lentils; Coconut milk; Carrots; Curry paste
Split peas; Ham hock; Carrot; Onion
Butter beans; Chorizo; Tomatoes
Mung beans; Rice; Ghee; Cumin
Polenta; Mushrooms; Parmesan
Bulgur; Parsley; Tomatoes; Lemon
Orzo; Feta; Spinach; Lemon
Rice noodles; Peanut butter; Lime; Carrot; Tofu
Udon; Beef; Onion; Soy sauce
Soba; Edamame; Spring onion
Tempeh; Broccoli; Teriyaki sauce; Rice
Seitan; Peppers; BBQ sauce; Buns
Jackfruit; BBQ sauce; Buns; Coleslaw
Vegan mince; Kidney beans; Chopped tomatoes; Rice
Oat milk; Oats; Chia seeds; Berries
Almond flour; Eggs; Cocoa; Sweetener
Beef stew meat; Potatoes; Carrots; Red wine; Onion
Minced beef; Onion; Tinned tomatoes; Kidney beans; Rice; Cheddar
Mince; Potatoes; Peas; Carrots; Worcestershire sauce
Leftover curry; Rice
Leftover chili; Tortilla chips; Cheddar
Leftover beef stew; Bread
Cottage pie; Peas
Frozen fish pie; Broccoli
Chicken kiev; Potatoes; Green beans
Quiche; Salad leaves; Tomatoes
Pierogi; Onion; Sour cream
Tin of soup; Bread
Minestrone; Bread; Parmesan
Leftover pizza
Leftover Chinese takeaway
Leftover roast potatoes; Eggs
Vegan mince; Kidney beans; Chopped tomatoes; Rice; Chilli powder
Bag of salad; Caesar dressing; Chicken breast; Croutons
Ham hock; Split peas; Carrots
Frozen burritos; Salsa
Frozen mixed berries; Yogurt
Toaster waffles; Blueberries; Syrup
Betty Crocker cake mix; Eggs; Vegetable oil
Bisquick; Milk; Eggs
Stouffer's lasagna; Romaine
Pot pie; Green beans
Corn dogs; Tater tots; Ketchup
Totino's pizza rolls
Egg rolls; Rice; Duck sauce
Potstickers; Broccoli
Hot pockets; Apple
Chicken patties; Hamburger buns; Lettuce; Mayo
Fish sticks; Mac and cheese
Canned chili; Crackers; Cheese
Clam chowder; Oyster crackers
Ramen packets; Eggs; Spinach
Canned tuna; Crackers; Celery
Spam; Rice; Eggs
Leftover meatloaf; Potatoes; Green beans
Leftover spaghetti; Garlic bread
Leftover pulled pork; Buns
Leftover steak; Eggs; Peppers
Leftover rice; Beans; Salsa
Leftover Thanksgiving turkey; Stuffing; Gravy
Ready-made pizza dough; Pizza sauce; Mozzarella; Pepperoni
Pie crust; Apples; Sugar
Crescent rolls; Hot dogs
Biscuit dough; Sausage gravy
Cream of chicken soup; Chicken thighs; Rice
Alfredo sauce; Fettuccine; Broccoli; Chicken
Korma sauce; Chicken; Rice; Naan
Sausage rolls; Baked beans
Cornish pasties; Peas
Scotch eggs; Salad; Tomatoes
Veggie sausages; Mash; Onion gravy
Yorkshire puddings; Roast beef; Gravy; Carrots
Chicken goujons; Oven chips; Sweetcorn
Cauliflower cheese; Ham
Frozen paella
Microwave rice; Tinned mackerel; Soy sauce
Vegan burgers; Rolls; Salad
Leftover turkey; Stuffing; Gravy; Potatoes
Cottage pie; Carrots
`;

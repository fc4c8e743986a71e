/**
 * Ordinary kitchens in the format of `readKitchens`: the held-out half of the drafted ones. The composer is only
 * measured on them; do not look at them or their results while working on it.
 */
export const ORDINARY_HELD_OUT = `
# small
chicken breast 2; broccoli 1; white rice 2 cup; soy sauce 200 ml
Chicken thighs 8; Lemon 2; Garlic 1 bunch; Potatoes 1.5 kg
whole chicken 1; carrots 500 g; celery 1 bunch; onions 3
Leftover roast chicken 300 g; mayonnaise 250 ml; bread 1 piece; lettuce 1
chicken breasts 3; bell peppers 3; onion 1; tortillas 10
Chicken wings 2 lb; hot sauce 150 ml; butter 200 g
chicken thigh fillets 600 g; couscous 500 g; lemon 1; chickpeas 400 g
chicken breast 2; spinach 200 g; feta 200 g
chicken sausages 6; cabbage 1; apples 3; onion 1
eggs 6; milk 1 l; cheddar cheese 200 g
eggs 4; spinach 150 g; feta 100 g
Eggs 10; Bacon 8 piece; Bread 10 piece; Tomatoes 2
eggs 6; mushrooms 200 g; swiss cheese 6 piece; butter 100 g
eggs 2; bread 4 piece; milk 1 cup; cinnamon 2 tsp; maple syrup 200 ml
eggs 6; ham 200 g; cheese 150 g; green onions 1 bunch
egg whites 500 ml; oats 500 g; banana 4
eggs 4; asparagus 1 bunch; butter 100 g; bread 8 piece
spaghetti 500 g; tinned tomatoes 2; garlic 1; onion 1
spag 500 g; minced beef 500 g; passata 700 ml; onion 2
Pasta 1 kg; Tuna 2; Sweetcorn 1; Mayonnaise 1
fusilli 500 g; pesto 190 g; cherry tomatoes 250 g
farfalle 400 g; salmon fillet 2; cream 200 ml; peas 200 g
linguine 12 oz; shrimp 1 lb; garlic 5 clove; butter 4 tbsp; lemon 1
pasta 250 g; bacon 150 g; eggs 3; parmesan 50 g
lasagne sheets 250 g; mince 500 g; tomatoes 400 g; mozzarella 200 g; onion 1
gnocchi 500 g; gorgonzola 150 g; spinach 200 g
tortellini 500 g; heavy cream 200 ml; peas 1 cup; ham 150 g
rice noodles 250 g; prawns 200 g; bean sprouts 150 g; eggs 2; lime 1
potatoes 1 kg; cheddar 200 g; sour cream 200 ml; chives 1 bunch
baking potatoes 4; baked beans 2; cheddar cheese 200 g
new potatoes 750 g; green beans 200 g; tuna 2; eggs 4
potatoes 800 g; cauliflower 1; curry powder 3 tbsp; onion 2
Sweet potato 4; Coconut milk 1; Red lentils 500 g; Ginger 1
mashed potatoes 500 g; ground beef 500 g; frozen mixed vegetables 500 g; gravy 200 ml
black beans 15 oz; rice 2 cup; onion 1; bell pepper 1; garlic 4 clove
canned chickpeas 2; spinach 200 g; tomatoes 3; onion 1
Chickpeas 1 item; Cucumber 1 item; Tomato 1 item; Feta 1 item
cannellini beans 400 g; tuna 160 g; red onion 1; parsley 1 bunch
brown lentils 500 g; carrots 3; celery 3 piece; canned tomatoes 1
baked beans 3; bread 8 piece; cheddar 150 g
dried beans 1 lb; ham hock 1; onion 2; carrots 3
canned tuna 3; mayonnaise 300 ml; bread 8 piece
tinned tuna 2; jacket potatoes 3; spring onions 1 bunch; mayo 200 ml
Tuna 1 item; Eggs 1 item; Lettuce 1 item; Tomatoes 1 item
sardines 2; bread 6 piece; lemon 1; tomatoes 2
ground beef 500 g; potatoes 1 kg; onion 2; carrots 3
ground beef 1 lb; taco shells 12; lettuce 1; cheddar 4 oz; tomatoes 2
beef mince 750 g; eggs 4; breadcrumbs 150 g; ketchup 300 ml; onion 1
turkey mince 500 g; bell peppers 4; rice 300 g; tomatoes 400 g
pork mince 500 g; cabbage 1; ginger 1; soy sauce 150 ml; noodles 250 g
lamb mince 400 g; onion 1; tomatoes 400 g; potatoes 800 g
sirloin steak 1 lb; broccoli 2 cup; soy sauce 4 tbsp; rice 2 cup
beef strips 400 g; mushrooms 250 g; sour cream 200 ml; egg noodles 300 g
corned beef 1; potatoes 4; onion 1; eggs 4
pork chops 2; rice 1 kg; green beans 200 g
pulled pork 400 g; burger buns 6; coleslaw 300 g; bbq sauce 200 ml
bacon 200 g; lettuce 1; tomatoes 3; bread 8 piece; mayonnaise 200 ml
ham 200 g; cheese 200 g; bread 10 piece; butter 100 g
sausages 8; potatoes 1.5 kg; onions 3; gravy granules 200 g
sausage 4; lentils 300 g; carrots 3; onion 1
hot dogs 8; hot dog buns 8; mustard 100 g; ketchup 200 g
chorizo 200 g; potatoes 500 g; eggs 4; onion 1
salmon 2; asparagus 1 bunch; lemon 1
Salmon 1 lb; Rice 2 cup; Broccoli 1; Soy sauce 1; Honey 1
cod 500 g; cherry tomatoes 300 g; olives 100 g; potatoes 600 g
tilapia 4; tortillas 8; cabbage 1; lime 2
frozen shrimp 1 lb; rice 2 cup; frozen stir fry vegetables 1 lb; soy sauce 10 oz
prawns 300 g; chilli 2; garlic 4 clove; spaghetti 400 g
trout 2; almonds 50 g; butter 80 g; green beans 200 g
tofu 14 oz; bell pepper 2; noodles 200 g; peanut butter 250 g
silken tofu 300 g; miso paste 200 g; scallions 1 bunch; seaweed 20 g
tempeh 8 oz; green beans 8 oz; coconut milk 1; rice 500 g
veggie burgers 4; burger buns 4; lettuce 1; tomato 1
oats 1 kg; water 1 l; raisins 200 g
porridge oats 1 kg; apples 4; cinnamon 1 tsp
Oatmeal 1 item; Almond milk 1 item; Strawberries 1 item
plain yogurt 1 kg; cucumber 2; garlic 3 clove; mint 1 bunch
natural yoghurt 500 g; honey 200 g; walnuts 100 g
cottage cheese 300 g; cucumber 1; rye bread 6 piece
mozzarella 250 g; tomatoes 4; basil 1 bunch
feta 200 g; watermelon 1; mint 1 bunch
paneer 250 g; spinach 500 g; onion 2; garam masala 2 tbsp
cream cheese 8 oz; bagels 6; cucumber 1
carrots 1 kg; potatoes 500 g; onion 3; stock cubes 8
zucchini 3; eggplant 1; tomatoes 5; onion 2
cauliflower 1; cheddar 200 g; milk 500 ml; flour 500 g; butter 100 g
butternut squash 1; onion 1; vegetable stock 1 l; cream 100 ml
mushrooms 500 g; onion 1; garlic 4 clove; arborio rice 500 g
frozen peas 1 kg; mint 1 bunch; onion 1; vegetable stock cubes 4
frozen spinach 500 g; eggs 6; ricotta 250 g; filo pastry 1
kale 1 bunch; white beans 1; lemon 1; parmesan 60 g
lettuce 1; cucumber 1; tomatoes 3; carrots 2; ranch dressing 1
eggplants 2; tomatoes 400 g; mozzarella 200 g; parmesan 50 g
green beans 500 g; almonds 50 g; garlic 2 clove
couscous 500 g; chickpeas 400 g; zucchini 1; raisins 100 g
brown rice 1 kg; edamame 200 g; carrots 3; soy sauce 200 ml
polenta 500 g; mushrooms 300 g; parmesan 100 g
bread 6 piece; avocado 2; tomatoes 2
pita bread 6; hummus 200 g; cucumber 1; tomatoes 2
tortilla wraps 6; ham 150 g; lettuce 1; cream cheese 150 g
bananas 4; flour 1 kg; sugar 500 g; eggs 6; butter 250 g
apples 3; bananas 3; oranges 3; grapes 300 g
frozen berries 1 kg; oats 500 g; yogurt 500 g
flour 1 kg; milk 1 l; eggs 6
flour 2 kg; yeast 7 g; olive oil 500 ml
leftover turkey 400 g; carrots 3; leek 1; potatoes 500 g
canned soup 2; bread 6 piece; cheddar 150 g
puff pastry 1; mushrooms 250 g; cream cheese 150 g; egg 1
leftover mashed potatoes 400 g; cabbage 1; eggs 2; bacon 4 piece
cooked rice 3 cup; carrots 2; peas 1 cup; soy sauce 3 tbsp; eggs 2
# quick form
eggs; milk; bread
potatoes; cheese; bacon; sour cream
tofu; noodles; soy sauce; carrots
tuna; mayo; bread; celery
yoghurt; bananas; honey; granola
Chicken Breast; Spinach; Greek Yogurt; Garlic; Lemon
sausages; mash; peas; gravy
shrimp; pasta; garlic; butter
rice; beans; cheese; salsa
steak; mushrooms; potatoes; onion
cod; potatoes; peas; lemon
zucchini; tomato; feta; eggs; onion
# italian
penne rigate 500 g; passata 500 ml; garlic 5 clove; chilli flakes 1 tsp; parsley 1 bunch; olive oil 500 ml
mozzarella di bufala 250 g; tomatoes 5; basil 1 bunch; ciabatta 1; balsamic vinegar 250 ml
cannellini beans 2; cavolo nero 1 bunch; carrots 2; celery 2 piece; onion 1; stale ciabatta 1;
  canned plum tomatoes 400 g; olive oil 500 ml
potato gnocchi 500 g; butter 100 g; sage 1 bunch; parmesan 80 g
orecchiette 500 g; broccoli rabe 1 bunch; anchovies 50 g; garlic 4 clove; chili flakes 1 tsp;
  olive oil 500 ml
ladyfingers 200 g; mascarpone 500 g; eggs 5; espresso 300 ml; cocoa powder 50 g; sugar 200 g
clams 1 kg; linguine 500 g; garlic 4 clove; white wine 200 ml; parsley 1 bunch
# asian
firm tofu 1; bok choy 3; shiitake mushrooms 150 g; ginger 1; garlic 5 clove; oyster sauce 200 ml; rice 1 kg
pork belly 500 g; kimchi 400 g; tofu 300 g; scallions 3; gochujang 200 g; short grain rice 2 kg
salmon 300 g; sushi rice 1 kg; nori 10 piece; cucumber 1; avocado 1; rice vinegar 250 ml; soy sauce 150 ml;
  wasabi 1
soba noodles 300 g; edamame 200 g; carrots 2; sesame seeds 50 g; soy sauce 150 ml; rice vinegar 200 ml
rice paper 20; prawns 250 g; vermicelli 200 g; mint 1 bunch; lettuce 1; carrots 2; hoisin sauce 200 ml;
  peanuts 100 g
egg noodles 400 g; chicken breast 300 g; bean sprouts 200 g; bell pepper 1; soy sauce 150 ml; garlic 3 clove
sweet potato noodles 250 g; beef 200 g; spinach 150 g; carrots 1; shiitake 100 g; soy sauce 100 ml;
  sesame oil 50 ml; sugar 200 g
# mediterranean
tomatoes 5; cucumber 1; red onion 1; feta 200 g; kalamata olives 150 g; dried oregano 2 tbsp;
  olive oil 500 ml
eggplant 2; ground lamb 400 g; tomatoes 400 g; onion 1; milk 500 ml; flour 500 g; butter 100 g; nutmeg 1 tsp
eggs 6; canned tomatoes 800 g; red pepper 1; onion 1; paprika 1 tbsp; cumin 1 tbsp; feta 100 g
sea bream 2; potatoes 600 g; cherry tomatoes 250 g; olives 80 g; lemon 1; olive oil 500 ml
paella rice 500 g; chorizo 150 g; prawns 300 g; saffron 1 tsp; smoked paprika 1 tbsp; bell pepper 1;
  onion 1; peas 100 g; chicken stock 1 l
filo pastry 1; spinach 600 g; feta 250 g; eggs 3; dill 1 bunch; scallions 5; olive oil 500 ml
red lentils 500 g; onion 2; carrot 2; cumin 1 tbsp; lemon 2; tomato paste 100 g; mint 1 tbsp
# mexican
black beans 2; white rice 2 lb; onion 1; garlic 1; cumin 1 tbsp; cheddar 8 oz; salsa 16 oz; avocado 2
eggs 8; corn tortillas 12; salsa verde 12 oz; refried beans 1; queso fresco 6 oz; cilantro 1 bunch
tortilla chips 1; cheddar 8 oz; black beans 1; jalapeños 3; tomatoes 2; sour cream 1 cup; avocados 2
tilapia 1 lb; red cabbage 1/2; corn tortillas 12; limes 3; chipotle in adobo 1; mayonnaise 1 cup;
  cilantro 1 bunch
avocados 4; tomatoes 2; white onion 1; jalapeno 1; cilantro 1 bunch; limes 2; tortilla chips 1
pinto beans 1 lb; bacon 4 piece; onion 1; jalapeno 1; tomatoes 2; cilantro 1 bunch
elote corn 6; mayonnaise 1 cup; cotija cheese 4 oz; chili powder 1 tbsp; limes 3
# american
elbow macaroni 1 lb; sharp cheddar 12 oz; milk 1 l; butter 8 oz; all-purpose flour 5 lb; breadcrumbs 1 cup
baby back ribs 3 lb; bbq sauce 18 oz; brown sugar 1 lb; corn on the cob 6; coleslaw mix 1
ground turkey 1 lb; canned pumpkin 1; kidney beans 2; crushed tomatoes 1; chili powder 2 tbsp; onion 1;
  cornbread mix 1
chicken thighs 2 lb; andouille sausage 12 oz; shrimp 1 lb; long grain rice 2 lb; celery 1 bunch;
  green bell pepper 2; onion 2; cajun seasoning 3 tbsp; canned tomatoes 1
Sliced turkey 8 oz; Swiss cheese 8 oz; Rye bread 12 piece; Sauerkraut 1; Russian dressing 1
ground chuck 2 lb; onion 2; ketchup 1; breadcrumbs 1 cup; eggs 6; russet potatoes 3 lb; green beans 1 lb;
  milk 1 l
grits 2 lb; shrimp 1 lb; bacon 4 piece; cheddar 6 oz; scallions 1 bunch; butter 8 oz
# french
onions 6; beef stock 1 l; baguette 1; gruyere 200 g; butter 100 g; white wine 200 ml; thyme 1 bunch
shortcrust pastry 1; eggs 4; crème fraîche 200 ml; lardons 200 g; gruyère 100 g
potatoes 1 kg; cream 300 ml; milk 200 ml; garlic 2 clove; nutmeg 1 tsp; butter 50 g; comté 100 g
tuna in oil 2; eggs 4; green beans 200 g; tomatoes 4; black olives 80 g; anchovies 1; lettuce 1;
  dijon mustard 100 g; red wine vinegar 250 ml
leeks 4; potatoes 600 g; butter 100 g; crème fraîche 200 ml; chicken stock 1 l
ham 4 piece; gruyère 150 g; bread 8 piece; butter 100 g; milk 300 ml; flour 500 g; dijon mustard 50 g
dark chocolate 200 g; eggs 6; sugar 200 g; butter 150 g; cream 200 ml
# indian
chicken thighs 800 g; yogurt 500 g; garam masala 3 tbsp; tomato puree 200 g; cream 200 ml; onion 2;
  ginger 1; garlic 1; basmati rice 2 kg
chickpeas 2; onions 2; tomatoes 3; chana masala powder 3 tbsp; coriander 1 bunch; ginger 1; rice 2 kg
atta 5 kg; potatoes 1 kg; peas 300 g; green chilli 4; coriander 1 bunch; ghee 200 g; amchur 2 tbsp
goat meat 1 kg; onions 4; yogurt 250 g; ginger garlic paste 4 tbsp; garam masala 2 tbsp;
  red chilli powder 1 tbsp; basmati rice 2 kg
okra 500 g; onion 2; cumin 1 tbsp; turmeric 1 tsp; tomatoes 2; chapati 8
poha 500 g; potatoes 2; onion 1; peanuts 100 g; mustard seeds 1 tbsp; curry leaves 1 bunch; turmeric 1 tsp;
  lemon 1
moong dal 500 g; rice 1 kg; ghee 200 g; cumin seeds 2 tbsp; turmeric 1 tbsp; ginger 1
# thai
rice noodles 300 g; eggs 3; prawns 250 g; tamarind paste 100 g; fish sauce 200 ml; palm sugar 200 g;
  peanuts 100 g; bean sprouts 200 g; lime 2
prawns 300 g; lemongrass 3; galangal 1; kaffir lime leaves 6; mushrooms 200 g; fish sauce 200 ml; limes 3;
  chillies 4; coriander 1 bunch
green papaya 1; cherry tomatoes 150 g; green beans 100 g; peanuts 80 g; limes 3; fish sauce 100 ml;
  garlic 2 clove; chillies 3; palm sugar 100 g
minced pork 500 g; shallots 4; mint 1 bunch; limes 3; fish sauce 150 ml; toasted rice powder 3 tbsp;
  lettuce 1; chilli flakes 1 tbsp
pineapple 1; jasmine rice 1 kg; prawns 200 g; cashews 80 g; eggs 2; curry powder 1 tbsp; scallions 3;
  fish sauce 100 ml
wide rice noodles 400 g; pork 300 g; gai lan 1 bunch; eggs 2; dark soy sauce 100 ml; oyster sauce 150 ml;
  garlic 4 clove
chicken satay 8; peanut sauce 200 ml; cucumber 1; jasmine rice 1 kg; red onion 1
# student
pasta 1 kg; pesto 1; cheddar 200 g; tuna 2
rice 1 kg; frozen vegetables 1 kg; soy sauce 150 ml; eggs 6
frozen pizza 2; oven chips 1 kg; beans 2
Pasta; Tinned tomatoes; Onion; Garlic; Cheese; Olive oil
ramen noodles 5; spinach 100 g; peanut butter 300 g; sriracha 200 ml
noodles; egg; sweetcorn; spring onion
couscous 500 g; chickpeas 1; feta 100 g; cucumber 1; lemon juice 100 ml
Greek yogurt 500 g; protein powder 1 kg; frozen berries 500 g; oats 1 kg
vodka 1; lemon 2; cheese 150 g; crackers 1; salami 100 g
# family
chicken thighs 1 kg; beef mince 750 g; sausages 8; cod fillets 4; eggs 12; semi-skimmed milk 4 l;
  butter 500 g; cheddar 500 g; natural yoghurt 500 g; double cream 300 ml; carrots 1 kg; parsnips 500 g;
  onions 1 kg; garlic 1; potatoes 2.5 kg; leeks 3; cabbage 1; broccoli 1; cauliflower 1; mushrooms 300 g;
  tomatoes 6; cucumber 1; peppers 3; frozen peas 1 kg; frozen sweetcorn 500 g; apples 6; bananas 5;
  satsumas 10; lemons 2; basmati rice 2 kg; penne 1 kg; porridge oats 1 kg; wholemeal bread 1;
  plain flour 1.5 kg; self raising flour 1.5 kg; caster sugar 1 kg; chopped tomatoes 4; baked beans 4;
  tinned tuna 4; chickpeas 2; stock cubes 12; Worcestershire sauce 150 ml; tomato ketchup 500 ml;
  mayonnaise 400 ml; strawberry jam 340 g; golden syrup 450 g; vegetable oil 1 l; dried mixed herbs 2 tbsp
Hackfleisch 500 g; Hähnchenbrust 600 g; Schinken 200 g; Eier 10; Milch 2 l; Butter 250 g; Gouda 400 g;
  Quark 500 g; Joghurt 500 g; Sahne 200 ml; Karotten 1 kg; Kartoffeln 2.5 kg; Zwiebeln 1 kg; Knoblauch 1;
  Lauch 2; Tomaten 6; Gurke 1; Paprika 3; Spinat 300 g; Champignons 250 g; Zucchini 2; Äpfel 6; Bananen 5;
  Zitronen 2; Reis 1 kg; Nudeln 1 kg; Haferflocken 500 g; Brot 1; Mehl 1 kg; Zucker 1 kg;
  gehackte Tomaten 3; Linsen 500 g; Thunfisch 2; Senf 200 ml; Öl 1 l; Essig 500 ml; Gemüsebrühe 1;
  Honig 500 g; Marmelade 340 g; Nüsse 200 g; Salz 500 g; Pfeffer 50 g; Mais 1; Erbsen 450 g; Speck 125 g
lamb chops 6; chicken legs 4; minced lamb 500 g; eggs 15; full cream milk 3 l; paneer 500 g; curd 1 kg;
  ghee 1 kg; butter 500 g; onions 3 kg; tomatoes 2 kg; potatoes 2 kg; ginger 200 g; garlic 200 g;
  green chillies 100 g; coriander 2 bunch; mint 1 bunch; curry leaves 1 bunch; cauliflower 1; okra 500 g;
  brinjal 500 g; bottle gourd 1; spinach 2 bunch; peas 500 g; carrots 500 g; cabbage 1; lemons 6;
  bananas 12; mangoes 4; basmati rice 10 kg; atta 10 kg; maida 1 kg; besan 1 kg; rava 1 kg; toor dal 2 kg;
  moong dal 1 kg; chana dal 1 kg; kabuli chana 1 kg; rajma 1 kg; mustard oil 1 l; sunflower oil 5 l;
  cumin seeds 200 g; mustard seeds 100 g; turmeric 200 g; red chilli powder 200 g; coriander powder 200 g;
  garam masala 100 g; cardamom 50 g; cloves 50 g; sugar 2 kg; jaggery 500 g; tea 500 g
rump steak 600 g; snags 8; chook breast 1 kg; lamb cutlets 6; barramundi 400 g; eggs 12; milk 3 l;
  tasty cheese 500 g; thickened cream 300 ml; Greek yoghurt 1 kg; butter 500 g; spuds 2 kg; pumpkin 1 kg;
  sweet potato 3; brown onions 1 kg; garlic 1; capsicum 3; zucchini 3; eggplant 1; baby spinach 120 g;
  iceberg lettuce 1; roma tomatoes 6; lebanese cucumbers 3; snow peas 150 g; corn cobs 4; mushrooms 300 g;
  coriander 1 bunch; rockmelon 1; mandarins 8; bananas 6; passionfruit 4; jasmine rice 2 kg; spirals 500 g;
  weet-bix 1; rolled oats 750 g; bread 20 piece; plain flour 1 kg; self-raising flour 1 kg;
  caster sugar 1 kg; tinned tomatoes 4; tinned beetroot 1; baked beans 3; tuna 6; vegemite 1;
  tomato sauce 500 ml; sweet chilli sauce 250 ml; olive oil 1 l; desiccated coconut 250 g;
  golden syrup 500 g
# baking
all-purpose flour 5 lb; brown sugar 2 lb; unsalted butter 1 lb; chocolate chips 12 oz; eggs 12;
  baking soda 1 lb; vanilla 4 oz; salt 1 lb
bread flour 1.5 kg; instant yeast 50 g; salt 500 g; sugar 500 g; olive oil 500 ml
ripe bananas 4; flour 1 kg; eggs 4; butter 200 g; brown sugar 500 g; walnuts 100 g; baking soda 100 g
almond flour 500 g; eggs 6; honey 300 g; lemon 2; baking powder 50 g
ground almonds 200 g; caster sugar 200 g; egg whites 4; icing sugar 200 g
wholemeal flour 1 kg; bicarbonate of soda 100 g; buttermilk 500 ml; salt 500 g; oats 200 g
pumpkin puree 425 g; flour 1 kg; sugar 500 g; eggs 6; vegetable oil 500 ml; cinnamon 1 tbsp; nutmeg 1 tsp;
  baking soda 50 g
carrots 500 g; flour 1 kg; eggs 4; sunflower oil 500 ml; brown sugar 500 g; walnuts 100 g;
  cream cheese 200 g; cinnamon 1 tbsp; baking powder 100 g
lemons 4; eggs 6; sugar 500 g; butter 250 g; flour 1 kg
# breakfast
eggs 6; bacon 8 piece; bread 8 piece; baked beans 1; tomatoes 3; mushrooms 150 g
bagels 4; cream cheese 200 g; smoked salmon 100 g; capers 1; red onion 1
muesli 500 g; oat milk 1 l; apple 2
cornflakes 375 g; milk 2 l; strawberries 250 g
english muffins 6; eggs 6; ham 6 piece; butter 250 g; lemon 1
spinach 100 g; banana 2; frozen mango 300 g; almond milk 1 l; flax seeds 100 g
waffles 8; maple syrup 200 ml; strawberries 200 g; whipped cream 200 ml
weetabix 24; milk 1 l; raisins 200 g
avocado 2; bread 6 piece; eggs 4; chili flakes 1 tsp; lime 1
# vegan
chickpeas 2; coconut milk 400 ml; spinach 200 g; onion 1; curry powder 2 tbsp; rice 1 kg | diets vegan
red lentils 500 g; carrots 4; onion 2; vegetable stock 1 l; cumin 1 tbsp | diets vegan
oats 500 g; soy milk 1 l; banana 3; maple syrup 250 ml; chia seeds 100 g | diets vegan
cauliflower 1; chickpeas 400 g; tahini 200 g; lemon 2; pita bread 4 | diets vegan
potatoes 1 kg; vegan butter 250 g; oat milk 1 l; leeks 2 | diets vegan
rice noodles 200 g; mushrooms 200 g; bok choy 2; ginger 1; soy sauce 150 ml;
  vegetable broth 1 l | diets vegan
quinoa 300 g; edamame 200 g; cucumber 1; avocado 1; carrots 2; sesame oil 100 ml | diets vegan
jackfruit 2; bbq sauce 200 ml; burger buns 4; red cabbage 1/2; vegan mayo 200 ml | diets vegan
frozen banana 3; cocoa powder 100 g; peanut butter 300 g; soya milk 1 l | diets vegan
# gluten free
gluten free pasta 500 g; ground beef 500 g; canned tomatoes 2; garlic 4 clove; onion 1 | diets gluten_free
potatoes 2 kg; eggs 6; onion 2; spinach 200 g | allergies gluten
gluten-free oats 500 g; almond milk 1 l; blueberries 200 g; honey 200 g | diets gluten_free
polenta 500 g; mushrooms 300 g; gorgonzola 100 g; butter 100 g | diets gluten_free
almond flour 400 g; eggs 5; butter 200 g; sugar 300 g; vanilla extract 50 ml;
  baking powder 50 g | diets gluten_free
gluten free bread 8 piece; eggs 6; avocado 1; bacon 6 piece | allergies gluten
basmati rice 2 kg; chickpeas 2; tomatoes 3; onion 2; garam masala 1 tbsp | diets gluten_free
beef mince 500 g; cauliflower 1; carrots 2; peas 200 g; tomato paste 2 tbsp | allergies gluten
# diets and allergies
eggs 12; bacon 300 g; butter 250 g; avocado 3; zucchini 2 | diets keto
ground beef 500 g; cauliflower 1; cheddar 200 g; mushrooms 200 g; sour cream 200 ml | diets low_carb
steak 2; sweet potatoes 2; spinach 200 g; avocado 1; eggs 6; olive oil 500 ml | diets paleo
ground turkey 500 g; zucchini 2; tomatoes 4; garlic 4 clove; onion 1; ghee 200 g | diets whole30
eggs 12; sweet potatoes 3; spinach 150 g; bell pepper 2; cheese 200 g | diets paleo
salmon 400 g; chickpeas 2; tomatoes 4; cucumber 1; olive oil 500 ml; feta 200 g;
  whole grain bread 8 piece | diets mediterranean
paneer 300 g; peas 300 g; tomatoes 3; onion 1; garam masala 1 tbsp; rice 1 kg | diets vegetarian
tofu 400 g; eggs 6; noodles 300 g; peanut butter 300 g; soy sauce 150 ml; carrots 3 | allergies peanuts
pasta 500 g; cream 200 ml; cheddar 200 g; chicken breast 400 g; tomatoes 400 g;
  garlic 3 clove | allergies dairy
flour 1 kg; milk 1 l; butter 250 g; sugar 500 g; bananas 4; eggs 6 | allergies eggs
shrimp 300 g; chicken breast 400 g; rice 1 kg; peas 200 g; eggs 4 | allergies shellfish
hummus 200 g; pita 4; chickpeas 2; cucumber 1; lemon 1; chicken 400 g | allergies sesame
strawberries 300 g; kiwi 3; yogurt 500 g; banana 3; oats 500 g | allergies kiwi
mushrooms 250 g; rice 1 kg; chicken 400 g; onion 1; cream 200 ml | allergies mushrooms
salmon 2; rice 1 kg; broccoli 1; soy sauce 150 ml; olives 100 g | dislikes olives, broccoli
beans 2; rice 1 kg; corn 1; cilantro 1 bunch; tomatoes 3; avocado 1 | dislikes cilantro | diets vegetarian
chicken 600 g; sweet potato 2; broccoli 1; almonds 100 g;
  olive oil 500 ml | allergies nuts, peanuts, dairy, eggs, gluten, soy, fish, shellfish
chickpeas 2; quinoa 500 g; cucumber 1; tomatoes 3; parsley 1 bunch; lemon 2 | diets vegan, gluten_free
# expiring
milk 1 l @0; eggs 6 @2; bananas 3 @1; flour 1 kg; sugar 500 g
salmon 2 @1; asparagus 1 bunch @2; potatoes 1 kg; butter 200 g @20
mushrooms 250 g @1; cream 200 ml @3; pasta 500 g; parmesan 100 g @30; parsley 1 bunch @2
milk 1 l @-1; yogurt 500 g @-3; oats 500 g; apples 3; cinnamon 1 tsp
zucchini 3 @2; tomatoes 5 @1; eggs 6 @8; feta 150 g @4; onion 1
bread 8 piece @0; milk 500 ml @1; eggs 4 @3; sugar 500 g; cinnamon 1 tsp
prawns 300 g @0; garlic 3 clove; spaghetti 500 g; lemon 1 @4; cherry tomatoes 250 g @2
cooked rice 300 g @1; carrots 2; eggs 3 @4; scallions 1 bunch @2; soy sauce 100 ml
cream 300 ml @1; potatoes 1 kg @10; leeks 2 @2; gruyère 100 g @12; chicken 400 g @-1
# names abroad
beef mince 500 g; swede 1; carrots 3; tatties 1 kg; onion 1
self raising flour 500 g; caster sugar 250 g; sultanas 200 g; butter 150 g; eggs 3; milk 500 ml
rocket 100 g; beetroot 250 g; broad beans 200 g; feta 200 g; pine nuts 50 g
gem lettuce 2; tinned sardines 1; wholemeal bread 8 piece; salad cream 300 ml; cucumber 1
crumpets 6; marmite 1; mature cheddar 200 g; eggs 6
stewing steak 500 g; suet 200 g; plain flour 1 kg; carrots 3; onions 2; ale 500 ml
beef mince 500 g; rissoles 6; spuds 1 kg; tomato sauce 300 ml; tasty cheese 200 g
snags 8; bread 10 piece; brown onions 2; tomato sauce 500 ml
prawns 400 g; avo 2; cos lettuce 1; lemon 1; mayo 300 ml
barramundi 2; sweet potato 2; snow peas 150 g; ginger 1; soy sauce 100 ml
Hackfleisch 500 g; Nudeln 500 g; passierte Tomaten 500 ml; Zwiebel 1; Knoblauch 2 clove
Haferflocken 500 g; Milch 1 l; Banane 2; Honig 250 g
Quark 500 g; Erdbeeren 250 g; Zucker 500 g; Milch 500 ml
Linsen 500 g; Möhren 3; Kartoffeln 500 g; Wiener Würstchen 6; Lauch 1
Kohl 1; Hackfleisch 400 g; Kümmel 1 tsp; Kartoffeln 1 kg; Brühe 500 ml
Rote Bete 500 g; Feta 150 g; Walnüsse 80 g; Rucola 80 g
# odd units
chicken breast 24 oz; rice 6 cup; broccoli 3 cup; soy sauce 12 tbsp
garlic 2 bunch; spaghetti 1 lb; olive oil 20 tbsp; parsley 1 cup
carrots 1 bunch; celery 6 piece; lentils 2 cup; broth 6 cup
ground beef 0.75 kg; kidney beans 3 cup; canned tomatoes 28 oz; chili powder 6 tsp
oats 6 cup; honey 8 tbsp; almonds 1 cup; raisins 1 cup
bananas 1 bunch; peanut butter 6 tbsp; milk 0.5 l; oats 90 g
pasta some; tomatoes a few; garlic a few; cheese a little
mushrooms 3 cup; cream 8 oz; chicken 3 piece; thyme 1 tbsp
tuna 1 piece; mayonnaise 4 tbsp; bread 200 g; lettuce 2 cup
# nothing
paprika 1 tbsp
coffee 500 g
ibuprofen 20; toothpaste 1
cat food 12; dog biscuits 1 kg
vanilla extract 50 ml
# from packets
Hash brown patties; eggs 6; ketchup
Eggo waffles; bananas 3; peanut butter
frozen chicken tenders 500 g; honey mustard; coleslaw mix
Hungry-Man dinner; dinner rolls
frozen cheese ravioli 500 g; alfredo sauce 1; spinach 200 g
Velveeta shells and cheese 1; broccoli 1; ham 200 g
Hamburger Helper 1; ground beef 1 lb; milk 1 l
Rice-A-Roni 1; chicken breast 2
brownie mix 1; eggs 12; butter 250 g; walnuts 100 g
pumpkin pie filling 1; pie crust 1; evaporated milk 1
can of baked beans 2; sausages 6; toast bread 1
fish pie 1; garden peas 500 g
beef pie 1; mash; gravy granules
scampi 300 g; oven chips 1 kg; tartare sauce
chicken Kievs 2; new potatoes 1 kg; mixed veg 500 g
onion bhajis; mango chutney; naan 4; leftover chicken curry
leftover lasagne; side salad
leftover roast lamb 300 g; pitta 6; cucumber 1; yogurt 500 g
leftover Sunday roast beef; horseradish; crusty bread 1
leftover boiled potatoes; spring onions 1 bunch; corned beef 1
leftover stir fry; noodles
cold cooked rice; prawns 200 g; peas 200 g; soy sauce
tin of tomato soup 2; crackers
tin of lentil soup 1; wholemeal bread 1
jar of bolognese sauce 1; beef mince 500 g; spaghetti 500 g
jar of pesto 1; gnocchi 500 g; cherry tomatoes 250 g
sweet and sour sauce 1 jar; pork 400 g; pineapple 1 can; rice 1 kg
black bean sauce 1; beef strips 400 g; egg noodles 300 g; peppers 2
fajita seasoning 1; wraps 8; chicken 500 g; peppers 3; onions 2
pizza base 2; tomato puree 1; grated mozzarella 250 g; ham 100 g
garlic bread 2; spaghetti 500 g; bolognese sauce 1
dumplings 20; soy sauce; spinach 200 g
vegetable samosas 6; chickpeas 1 can; yogurt 500 g
veggie nuggets; sweet potato fries; corn
vegan sausages 6; baked beans 2; potatoes 1 kg
ice cream 1 l; strawberries 400 g; chocolate sauce
frozen fruit 500 g; yogurt 500 g; granola 1
custard 1; apple pie 1
pie crust 1; eggs 6; bacon 200 g; cheese 200 g
rolls 6; deli ham 200 g; swiss cheese 6 piece; mustard
`;

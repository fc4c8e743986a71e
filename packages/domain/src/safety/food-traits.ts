import { foodWords } from '../foods/food-name.ts';
import { matchPhrases, phraseTable } from './phrase-match.ts';

/**
 * Properties of an ingredient that diets depend on. `plantProtein`: the name says that the protein is not from an
 * animal.
 */
export type FoodTrait =
  | 'meat'
  | 'processedMeat'
  | 'fromAnimal'
  | 'honey'
  | 'sugar'
  | 'naturalSugar'
  | 'sweetener'
  | 'sweets'
  | 'glutenFreeGrain'
  | 'grain'
  | 'starch'
  | 'sweetFruit'
  | 'corn'
  | 'legume'
  | 'lowCarbLegume'
  | 'plantProtein'
  | 'plantDairy'
  | 'solidFat'
  | 'seedOil'
  | 'alcohol'
  | 'clarifiedButter'
  | 'concentratedFruit';

const WORDS: Readonly<Record<FoodTrait, string>> = {
  meat: `meat, beef, veal, steak, sirloin, ribeye, brisket, tenderloin, short rib, rib, ground chuck, hamburger meat, burger,
    hamburger, cheeseburger, pork, lamb, mutton, goat, venison, deer, elk, bison, rabbit, boar, chicken, turkey, duck,
    goose, quail, pheasant, hen, poultry, liver, kidney, tongue, tripe, oxtail, sweetbread, mince, meatball, meatloaf,
    nugget, gravy, chicken noodle soup, chicken soup, bolognese, carne, carnitas, barbacoa, kebab, gyro, schnitzel, cutlet, filet mignon, entrecote,
    skirt steak, bavette, rump, foie gras, pate, mincemeat, bacon, cooked bacon, turkey bacon, canadian bacon, back bacon,
    pancetta, guanciale, lardon, ham, prosciutto, salami, soppressata, pepperoni, sausage, chorizo, bratwurst, kielbasa,
    andouille, hot dog, frankfurter, wiener, frank, bologna, mortadella, pastrami, corned beef, jerky, beef jerky,
    spam, lunch meat, deli turkey, deli ham, deli roast beef, banger, nduja, capicola, coppa, bresaola`,
  processedMeat: `bacon, cooked bacon, turkey bacon, canadian bacon, back bacon, pancetta, guanciale, lardon, ham, deli ham,
    salami, soppressata, pepperoni, sausage, chorizo, bratwurst, kielbasa, andouille, hot dog, frankfurter, wiener, frank,
    bologna, mortadella, pastrami, corned beef, jerky, beef jerky, spam, lunch meat, deli turkey, deli roast beef,
    prosciutto, nugget, banger, nduja, capicola, coppa`,
  fromAnimal: `gelatin, gelatine, jello, jell o, panna cotta, cochineal, mini wheat, marshmallow, gummy, aspic, collagen, isinglass, carmine, rennet, lard, suet, tallow,
    dripping, schmaltz, duck fat, goose fat, chicken fat, bacon fat, pork fat, broth, stock, bone broth, bouillon,
    consomme, demi glace, refried bean, parmesan, parmigiano, reggiano, grana padano, pecorino, romano cheese, gorgonzola,
    roquefort, pesto, worcestershire, worcester, animal fat, fruit chew, starburst, fruit snack, jelly bean, candy corn,
    tonkotsu, instant ramen, ramen noodle soup`,
  honey: `honey, mead, royal jelly, bee pollen, hot honey, honeycomb, honey mustard, honey roasted, honey butter, honey ham`,
  sugar: `sugar, syrup, corn syrup, glucose, fructose, dextrose, maltodextrin, molasses, treacle, agave, caramel, jam, jelly,
    marmalade, ketchup, catsup, barbecue sauce, bbq sauce, barbeque sauce, teriyaki, hoisin, plum sauce, duck sauce, oyster sauce,
    sweet chili sauce, sweet and sour sauce, sweet and sour, sweet relish, sweet pickle, sweet pickle relish, condensed milk,
    mirin, cola, coke, pepsi, soda, soft drink, lemonade, tonic water, energy drink, red bull, sports drink, gatorade,
    kombucha, sweet tea, chocolate milk, hot chocolate, hot cocoa, candied, frosting, icing, baking mix, cranberry sauce,
    fruit yogurt, flavored yogurt, glaze, sorbet, sherbet, sweetened, maraschino, root beer, ginger ale, iced tea, ice tea,
    fruit punch, fruit drink, orange drink, limeade, juice cocktail, dr pepper, vitamin water, horchata, eggnog, egg nog,
    milkshake, milk shake, frappuccino, bubble tea, strawberry sauce, cocoa mix, margarita, daiquiri,
    pina colada, preserve, fruit preserve, conserve, fruit spread, compote, apple butter, apple spread, pumpkin butter, chutney,
    nectar, cordial, grenadine, sirup, honey mustard, honey roasted, steak sauce, hp sauce, brown sauce, cocktail sauce,
    seafood sauce, french dressing, russian dressing, balsamic glaze, frosted, mole sauce, bottled green tea,
    iced green tea, chai latte, chai, milk tea, vanilla almond milk, vanilla soy milk, chocolate almond milk, dessert wine,
    sweet wine, port wine, sherry, marsala, liqueur, schnapp, whipped topping, cool whip, general tso, orange chicken,
    sesame chicken, lemon chicken, nutrition shake, meal replacement shake, barbecue pulled pork, bbq pulled pork,
    fondant, royal icing, jaggery, panela, piloncillo, dulce de leche, praline, honey butter, stewed rhubarb, pickled beet, sweet pickle`,
  naturalSugar: 'maple syrup, date syrup, coconut sugar, honey, hot honey, date sugar',
  sweetener: `sweetener, stevia, sucralose, aspartame, saccharin, erythritol, xylitol, monk fruit, splenda, truvia, allulose,
    sugar substitute, sugar free jam, sugar free gum, sugar free candy, sugar free syrup, sugar free energy drink, diet cola, diet soda, diet coke, coke zero`,
  sweets: `candy, chocolate, milk chocolate, white chocolate, chocolate chip, nutella, hazelnut spread, cake, cookie, muffin,
    doughnut, donut, brownie, pastry, pie, croissant, danish, ice cream, gelato, frozen yogurt, pudding, custard, fudge,
    toffee, nougat, marshmallow, gummy, granola bar, protein bar, energy bar, marzipan, praline, scone, cheesecake,
    graham cracker, waffle, pancake, strudel, sundae, sorbet, sherbet, popsicle, ice pop, ice lolly, mousse, flan,
    creme brulee, meringue, macaroon, gingersnap, gingerbread, fig bar, fig roll, shortbread, ladyfinger, churro, eclair,
    profiterole, baklava, tiramisu, trifle, cobbler, licorice, liquorice, jelly bean, lollipop, chewing gum, taffy, caramel,
    fruit leather, fruit snack, fruit chew, sesame snap, gelatin dessert, jello, sprinkle, fruit bar, cotton candy,
    candy floss, fruitcake, shortcake, cupcake, wafer, turnover, brittle, peanut butter cup, peppermint patty, parfait,
    gumdrop, skittle, candied, truffle chocolate, apple crisp, apple crumble, fruit crumble, lemon curd, fruit curd, macaron,
    panna cotta, frangipane, halva, halvah, turkish delight, butterscotch, caramel popcorn, energy ball`,
  glutenFreeGrain: `rice, wild rice, quinoa, millet, buckwheat, amaranth, teff, sorghum, polenta, cornmeal, corn meal, grits,
    grit, hominy, masa, masa harina, popcorn, corn tortilla, maize tortilla, tortilla chip, corn chip, nacho, taco shell,
    rice noodle, rice vermicelli, vermicelli rice noodle, rice stick, pad thai noodle, rice paper, rice cake, rice cracker,
    rice flour, corn flour, corn pasta, rice pasta, puffed rice, rice cereal, risotto, kasha, fonio, pozole, posole,
    rice milk, spring roll wrapper, summer roll wrapper`,
  grain: `wheat, flour, bread, toast, bun, roll, bagel, baguette, pita, pitta, naan, tortilla, wrap, pasta, spaghetti, penne,
    macaroni, fusilli, linguine, rigatoni, farfalle, fettuccine, tagliatelle, pappardelle, rotini, orzo, ziti, lasagna,
    lasagne, vermicelli, capellini, angel hair, orecchiette, bucatini, ditalini, ravioli, tortellini, noodle, ramen, udon,
    soba, somen, couscous, bulgur, farro, spelt, kamut, semolina, emmer, freekeh, barley, rye, malt, breadcrumb,
    bread crumb, panko, crouton, cracker, pretzel, biscuit, breadstick, cookie, cake, muffin, brownie, scone, pastry,
    phyllo, filo, pie, pizza, beer, lager, stout, ale, gnocchi, dumpling, gyoza, wonton, tempura, breaded, battered,
    cereal, granola, muesli, bran, oat, oatmeal, porridge, graham, cornbread, croissant, brioche, challah, focaccia, ciabatta,
    sourdough, pumpernickel, waffle, pancake, doughnut, donut, crepe, fish stick, fish finger, nugget, veggie burger,
    corn flake, cornflake, mac and cheese, seitan, wheat germ, burger, cheeseburger, chow mein, lo mein, vital wheat gluten,
    english muffin, hamburger bun, hot dog bun, hotdog bun, burger bun, bread flour, oat milk, oat flour, granola bar,
    oatmilk, taco, burrito, quesadilla, chimichanga, enchilada, taquito, tamale, tostada, pupusa, arepa, empanada, samosa, pierogi,
    spanakopita, strudel, matzo, matzah, injera, chapati, roti, paratha, rusk, crispbread, farina, congee, sushi roll, maki,
    nigiri, biryani, paella, jambalaya, fried fish, fried cod, fried catfish, fried shrimp, fried prawn, fried scallop,
    fried clam, fried oyster, fried squid, fried calamari, fried okra, onion ring, gravy, meatball, veggie meatball, tomato soup, vegetable soup, chicken noodle soup, cream of mushroom, sandwich, sushi, popover, hush puppy, calzone, gyro,
    fajita, mozzarella stick, fried eggplant, breaded eggplant, stuffed jalapeno, jalapeno popper, hamburger, big mac, whopper,
    sloppy joe, blt, blt sandwich, imitation crab, surimi, crab stick, cheese puff, multigrain chip, crumble, stuffing,
    yorkshire pudding, cheesesteak, kebab sandwich, panini, lavash, freekeh, fregola, rice krispie, chex`,
  starch: `potato, sweet potato, yam, kumara, french fry, fry, hash brown, tater,
    parsnip, plantain, cassava, yuca, manioc, taro, potato starch, tapioca, arrowroot,
    tapioca starch, tapioca flour, potato flour, cassava flour, chestnut, breadfruit, potato chip, potato gnocchi,
    butternut squash, acorn squash, tostone, lotus root, vegetable chip, veggie chip, sour cream and onion chip, chip,
    cassava chip, poi, fufu, glass noodle, cellophane noodle, mung bean noodle, bean thread noodle, banana flour`,
  sweetFruit: `apple, banana, orange, mandarin, tangerine, clementine, grape, mango, pineapple, papaya, peach, nectarine, plum,
    apricot, pear, cherry, sour cherry, kiwi, watermelon, cantaloupe, honeydew, melon, pomegranate, fig, passion fruit, guava,
    lychee, persimmon, dragon fruit, jackfruit, grapefruit, apple juice, orange juice, grape juice, pineapple juice,
    fruit juice, cranberry juice, raisin, sultana, currant, date, prune, dried cranberry, craisin, dried apricot, dried fig,
    dried mango, dried fruit, applesauce, apple sauce, fruit cocktail, fruit salad, asian pear, blueberry, elderberry, kumquat, quince, soursop, durian, rambutan, longan, mangosteen, tamarind,
    starfruit, loquat, prickly pear, pomelo, mulberry, black currant`,
  concentratedFruit: `raisin, sultana, currant, dried currant, date, medjool date, prune, dried cranberry, craisin, dried apricot,
    dried fig, dried mango, dried fruit, dried apple, dried blueberry, dried cherry, dried peach, dried pear,
    dried pineapple, dried banana, banana chip, canned cherry, stewed prune, tamarind, apple juice, orange juice, grape juice,
    pineapple juice, prune juice, cherry juice, tart cherry juice, tangerine juice, papaya juice, passion fruit juice,
    pomegranate juice, mango juice, pear juice, guava juice, apricot juice, fruit juice, cranberry juice, grapefruit juice,
    smoothie, durian, jackfruit`,
  corn: `corn, sweetcorn, sweet corn, maize, canned corn, frozen corn, baby corn, cornstarch, corn starch, cornflour, corn flour,
    cornmeal, corn meal, polenta, grits, grit, hominy, masa, popcorn, corn tortilla, tortilla chip, taco shell, corn cob, succotash`,
  legume: `bean, black bean, kidney bean, pinto bean, navy bean, white bean, cannellini, butter bean, lima bean, fava bean,
    broad bean, mung bean, adzuki bean, chickpea, garbanzo, garbanzo bean, lentil, dal, daal, split pea, black eyed pea, cowpea,
    refried bean, baked bean, hummus, houmous, falafel, besan, gram flour, chickpea flour, chili con carne, lupin,
    lentil pasta, chickpea pasta, glass noodle, cellophane noodle, mung bean noodle, bean thread noodle, pea protein`,
  lowCarbLegume: `soy, soya, soybean, tofu, tempeh, edamame, miso, natto, soy milk, soya milk, soymilk, soy sauce, soya sauce, shoyu,
    tamari, teriyaki, hoisin, tvp, textured vegetable protein, bean curd, soy yogurt, soy protein, peanut, peanut butter,
    peanut oil, peanut sauce, satay, groundnut, gochujang, veggie burger, veggie meatball, trail mix, mixed nut`,
  plantProtein: `tofu, tempeh, seitan, edamame, soy, soya, soybean, natto, bean, black bean, kidney bean, pinto bean, navy bean,
    white bean, cannellini, butter bean, lima bean, fava bean, broad bean, mung bean, adzuki bean, baked bean, lentil, dal,
    daal, chickpea, garbanzo, garbanzo bean, pea, split pea, black eyed pea, hummus, falafel, tvp,
    textured vegetable protein, bean curd, beancurd, quorn, veggie, vegetarian, vegan, plant, meatless, peanut, almond, nut,
    cashew, walnut, hemp, chia, quinoa, seed, mushroom, jackfruit, wheat gluten, vital wheat gluten, portobello, pea protein,
    soy protein, veggie burger, veggie meatball, lupin`,
  plantDairy: `soy milk, soya milk, soymilk, soy yogurt, almond milk, cashew milk, oat milk, oatmilk, rice milk, hemp milk,
    pea milk, flax milk, coconut milk, coconut cream, plant milk, plant butter, nut milk, cashew cream, cashew cheese,
    almond cheese, macadamia milk, hazelnut milk`,
  solidFat: `butter, margarine, lard, shortening, cream, heavy cream, light cream, whipping cream, double cream, whipped cream,
    tallow, suet, ghee, clarified butter, half and half, duck fat, goose fat`,
  seedOil: `vegetable oil, canola oil, rapeseed oil, soybean oil, corn oil, sunflower oil, safflower oil, cottonseed oil,
    grapeseed oil, peanut oil, rice bran oil, margarine, shortening, vegetable shortening, cooking spray`,
  alcohol: `wine, beer, lager, ale, stout, cider, sherry, port wine, vermouth, marsala, sake, mirin, champagne, prosecco, vodka,
    rum, gin, whiskey, whisky, bourbon, tequila, brandy, cognac, liqueur, liquor, amaretto, spirit, rice wine, mead,
    chardonnay, merlot, hard seltzer, sangria, margarita, mojito, martini, daiquiri, pina colada, bloody mary, screwdriver,
    mimosa`,
  clarifiedButter: 'ghee, clarified butter',
};

/** Phrases whose single words would be misleading. */
const HARMLESS = `
  vegetable broth, vegetable stock, vegetable bouillon, vegetable bouillon cube, veggie broth, veggie stock, mushroom broth,
  mushroom stock, vegan broth, goat cheese, goat milk, goat yogurt, duck egg, hen egg, chicken egg, quail egg, goose egg,
  hen of the wood, chicken of the wood, steak sauce, steak seasoning, cauliflower steak, cabbage steak, beef tomato,
  poultry seasoning, chicken seasoning, lamb lettuce, celery rib, buffalo mozzarella,
  sugar snap pea, sugar snap, sugar pea, snap pea, sugar free, no sugar, sugar beet, sugar pumpkin, unsweetened,
  green bean, string bean, snap bean, french bean, runner bean, haricot vert, coffee bean, vanilla bean, vanilla bean paste,
  bean sprout, mung bean sprout, cocoa bean, jelly bean, canned green bean,
  almond flour, almond meal, coconut flour, hazelnut flour, flaxseed meal, flax meal, konjac noodle, shirataki noodle,
  kelp noodle, zucchini noodle, shirataki, cauliflower rice, riced cauliflower, cauliflower pizza crust, lettuce wrap,
  rice vinegar, rice wine vinegar, seasoned rice vinegar, wine vinegar, cider vinegar, apple cider vinegar, malt vinegar,
  sherry vinegar, champagne vinegar, wheat free, pasta sauce, pizza sauce, spaghetti sauce, spaghetti squash, ginger ale,
  corn salad, coconut meat, baking soda, bicarbonate of soda, soda water, club soda, cream of tartar, coconut milk powder, coconut butter, cocoa butter,
  cacao butter, butter lettuce, almond butter, cashew butter, hazelnut butter, sunflower butter, sunflower seed butter,
  pumpkin butter, nut butter, seed butter, apple butter, olive oil, avocado oil, coconut oil, sesame oil,
  walnut oil, flaxseed oil, hemp oil, plum tomato, grape tomato, cherry tomato, cherry pepper, grape leaf,
  dark chocolate, cocoa powder, pumpkin pie spice, apple pie spice, water chestnut,
  taco seasoning, taco seasoning mix, taco spice mix, taco spice, taco sauce, enchilada sauce,
  green enchilada sauce, red enchilada sauce,
  bread yeast, crab apple, pea shoot, artichoke heart, romaine heart, palm heart, fish roe, sesame seed,
  orange zest, orange peel, orange bell pepper, orange pepper, pear tomato, apple cider`;

export const TRAIT_PHRASES = phraseTable(WORDS, HARMLESS);

/** The traits that follow from the words of an ingredient's name. */
export function traitsOf(name: string): ReadonlySet<FoodTrait> {
  return matchPhrases(foodWords(name), TRAIT_PHRASES);
}

import { servedDishes } from './served-dishes.ts';

/** Ready meals and sandwiches sold without gluten. The portions are those of single packs on sale. */
export const GLUTEN_FREE_MEALS = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  gluten free lasagna; gf lasagna, gluten free lasagne, gf lasagne, gluten free beef lasagna, gluten free meat lasagna | 1 plate 350 | cooked gluten free pasta 120, cooked ground beef 75, tomato sauce 95, milk 35, mozzarella 20, cornstarch 5 | egg
  gluten free pasta bake; gf pasta bake, gluten free chicken pasta bake, gluten free tuna pasta bake, gluten free pasta ready meal | 1 plate 350 | cooked gluten free pasta 190, tomato sauce 90, cooked chicken breast 45, cheddar cheese 25 | canned tuna
  gluten free spaghetti bolognese; gf spaghetti bolognese, gluten free spag bol, gluten free bolognese | 1 plate 400 | cooked gluten free pasta 210, cooked ground beef 75, tomato sauce 110, olive oil 5
  gluten free mac and cheese; gf mac and cheese, gluten free macaroni cheese, gluten free macaroni and cheese, gluten free mac n cheese | 1 cup 220 | cooked gluten free pasta 140, cheddar cheese 35, milk 42, cornstarch 3
  gluten free fish finger; gluten free fish fingers, gf fish fingers, gluten free fish stick, gluten free fish sticks, gluten free breaded fish | 4 piece 28 | cooked cod 18, gluten free breadcrumb 7, vegetable oil 3
  gluten free chicken nugget; gluten free chicken nuggets, gf nuggets, gluten free nuggets, gluten free chicken goujons, gluten free breaded chicken | 6 piece 17 | cooked chicken breast 10, gluten free breadcrumb 5, vegetable oil 2
  gluten free sandwich; gf sandwich, gluten free ham sandwich, gluten free chicken sandwich, gluten free sandwich with ham | 1 piece 160 | gluten free bread 80, ham 50, butter 8, lettuce 22
  gluten free cheese sandwich; gf cheese sandwich, gluten free cheese toastie, gluten free grilled cheese | 1 piece 130 | gluten free bread 80, cheddar cheese 40, butter 10
  gluten free burger; gf burger, gluten free hamburger, burger in a gluten free bun, gluten free cheeseburger | 1 piece 190 | gluten free bread 70, cooked ground beef 95, ketchup 10, lettuce 15 | soybean, sesame seed, egg, milk
  gluten free sausage; gluten free sausages, gf sausages | 2 piece 50 | cooked pork shoulder 40, rice flour 4, vegetable oil 6
  gluten free curry with rice; gluten free ready meal, gf ready meal, gluten free curry, gluten free chicken curry, gluten free curry and rice | 1 plate 400 | cooked white rice 180, cooked chicken breast 85, tomato sauce 90, coconut milk 35, vegetable oil 10
  gluten free cottage pie; gf cottage pie, gluten free shepherds pie | 1 plate 400 | mashed potato with butter 210, cooked ground beef 100, cooked carrot 45, cooked onion 30, cornstarch 5 | milk
`,
);

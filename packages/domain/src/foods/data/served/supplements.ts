import { servedDishes } from './served-dishes.ts';

/** Powders, tablets and drinks of people who train. */
export const SUPPLEMENTS = servedDishes(
  { aisle: 'frozen', category: 'protein' },
  `
  amino acid drink; bcaa, bcaa drink, bcaas, electrolyte drink, electrolytes, pre workout, preworkout, pre-workout, eaa drink, eaas, glutamine, citrulline, beta alanine, nuun, liquid iv zero, lemsip, alka seltzer, hydration tablet, emergen-c | 1 glass 250 | lemon juice 12, water 238
  fat bomb; fat bombs, keto fat bomb, keto fat bombs, peanut butter fat bomb | 1 piece 20 | peanut butter 8, coconut oil 5, cream cheese 5, cocoa powder 2 | almond, cashew
  pre workout powder; preworkout, pre workout, preworkout powder, pre workout drink | 1 scoop 10 | water 9, sugar 1
  creatine; creatine monohydrate, creatine powder, creatine mono, monohydrate, creatine capsules, creatine gummy | 1 tsp 5 | water 5
  vitamin tablet; multivitamin, multivitamins, multi vitamin, vitamin, vitamins, vitamin pill, vitamin supplement, vitamin c, vitamin d, vitamin d3, vitamin b12, vitamin c tablet, vitamin d tablet, zinc, zinc tablet, magnesium, magnesium tablet, iron tablet, iron supplement, calcium tablet, folic acid, caffeine tablet, caffeine pill, melatonin, ashwagandha, probiotic capsule, turmeric capsule, supplements, berocca, centrum | 1 piece 1 | water 1
  dextrose powder; maltodextrin, maltodextrin powder, glucose powder, carb powder, cyclic dextrin, highly branched cyclic dextrin | 1 scoop 30 | sugar 30
  plant protein shake; vegan protein shake, plant based protein shake, vegan shake, pea protein shake, plant protein, vegan protein drink | 1 bottle 330 | soy protein powder 30, water 300
`,
);

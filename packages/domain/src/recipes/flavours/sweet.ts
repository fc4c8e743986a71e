import { core, freshHerb, lime, spice } from './seasonings.ts';

const honey = { slot: 'sweetener', names: ['honey', 'maple syrup'], grams: 7 } as const;
const maple = { slot: 'sweetener', names: ['maple syrup', 'honey'], grams: 7 } as const;

export const SWEET_FLAVOURS = {
  cinnamon: {
    cuisine: 'American',
    titles: [
      { text: 'Cinnamon', needs: ['cinnamon'] },
      { text: 'Maple', needs: ['maple syrup'] },
    ],
    seasonings: [core(spice(['cinnamon'], 0.25, 2.6)), maple],
  },
  vanilla: {
    cuisine: 'American',
    titles: [
      { text: 'Vanilla', needs: ['vanilla extract'] },
      { text: 'Maple', needs: ['maple syrup'] },
    ],
    seasonings: [{ slot: 'spices', names: ['vanilla extract'], grams: 1 }, maple],
  },
  honey: {
    cuisine: 'Mediterranean',
    titles: [{ text: 'Honey', needs: ['honey'] }],
    seasonings: [core(honey), spice(['cinnamon'], 0.125, 2.6)],
  },
  cardamom: {
    cuisine: 'Indian',
    titles: [{ text: 'Cardamom', needs: ['cardamom'] }],
    seasonings: [core(spice(['cardamom'], 0.125, 2)), honey],
  },
  golden: {
    cuisine: 'Indian',
    titles: [{ text: 'Golden', needs: ['turmeric'] }],
    seasonings: [
      core(spice(['turmeric'], 0.25, 2.2)),
      spice(['cinnamon'], 0.125, 2.6),
      spice(['ground ginger'], 0.125, 2.2),
      core(honey),
    ],
  },
  'lime-mint': {
    cuisine: 'Mexican',
    titles: [
      { text: 'Lime and Mint', needs: ['lime', 'mint'] },
      { text: 'Lime', needs: ['lime'] },
    ],
    seasonings: [core(lime), honey, freshHerb(['mint', 'basil'], 2)],
  },
  'ginger-honey': {
    cuisine: 'Asian',
    titles: [{ text: 'Ginger', needs: ['ground ginger'] }],
    seasonings: [core(spice(['ground ginger'], 0.125, 2.2)), honey],
  },
} as const;

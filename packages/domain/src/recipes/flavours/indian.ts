import { core, freshHerb, garlic, ghee, ginger, lemon, onion, spice } from './seasonings.ts';

export const INDIAN_FLAVOURS = {
  masala: {
    cuisine: 'Indian',
    titles: [
      { text: 'Masala', needs: ['garam masala'] },
      { text: 'Spiced', needs: ['turmeric'] },
    ],
    seasonings: [
      ghee,
      core(spice(['garam masala', 'curry powder'], 0.5)),
      onion,
      garlic,
      ginger,
      spice(['turmeric'], 0.25),
      spice(['cumin'], 0.25),
      freshHerb(['cilantro', 'mint', 'parsley']),
      lemon,
    ],
  },
  tandoori: {
    cuisine: 'Indian',
    titles: [
      { text: 'Tandoori', needs: ['garam masala', 'paprika'] },
      { text: 'Tandoori', needs: ['garam masala', 'smoked paprika'] },
    ],
    seasonings: [
      ghee,
      core(spice(['garam masala'], 0.5)),
      core(spice(['paprika', 'smoked paprika'], 0.5)),
      garlic,
      ginger,
      core(lemon),
      freshHerb(['cilantro', 'mint']),
    ],
  },
  'curry-powder': {
    cuisine: 'Indian',
    titles: [{ text: 'Curried', needs: ['curry powder'] }],
    seasonings: [
      ghee,
      core(spice(['curry powder', 'garam masala'], 0.75)),
      onion,
      ginger,
      garlic,
      freshHerb(['cilantro', 'mint', 'parsley']),
      { slot: 'acid', names: ['lime', 'lemon'], grams: 12 },
    ],
  },
} as const;

import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name } from '../compose/name-dish.ts';
import type { Technique } from '../compose/technique.ts';
import { addAcid, seasoning } from '../steps/pan.ts';
import { allMeasured, capital, measured, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const roastedChickpeas: Technique = {
  id: 'roasted-chickpeas',
  meals: ['snack'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['smoky-paprika', 'za-atar', 'chili-lime', 'cajun', 'masala', 'curry-powder'],
  slots: [{ id: 'protein', fits: (food) => food.name === 'chickpea', min: 1, max: 1 }],
  takes: { fat: 1, spices: 1, acid: 0.4 },
  salted: 'salt',
  cookMinutes: () => 35,
  names: (dish) => [name(flavourTitle(dish), 'Roasted Chickpeas'), 'Crisp Roasted Chickpeas'],
  describe: () => 'Crunchy, spiced chickpeas from the oven, for nibbling by the handful.',
  steps: (dish) => {
    const chickpeas = partIn(dish, 'protein');
    const fat = partIn(dish, 'fat');
    const acid = partIn(dish, 'acid');
    const salt = seasoning(dish);
    if (!chickpeas || !fat) return [];
    return [
      sentences(
        'Heat the oven to 200 °C (400 °F).',
        prepareParts([chickpeas]),
        'Rub dry in a clean cloth: what is wet does not crisp.',
      ),
      `Toss with ${measured(fat)}${salt ? ` and ${salt}` : ''} on a baking sheet and roast, shaking once or twice, until crisp, 30 to 35 minutes.`,
      sentences(
        `Toss ${the(chickpeas)} at once with ${allMeasured(partsIn(dish, 'spices'))}.`,
        acid && `${capital(addAcid(acid, 'over'))}.`,
        'They are crispest the same day.',
      ),
    ];
  },
};

import { foodWords } from '../../foods/food-name.ts';

/** Diets that a word of a query can require. */
export type ConstraintDiet = 'vegan' | 'vegetarian' | 'keto' | 'low_carb' | 'paleo' | 'whole30';

/** Nutrition claims that can be checked with the known figures. */
export type AmountClaim = 'low fat' | 'fat free' | 'low calorie' | 'calorie free' | 'high protein';

/** A restriction expressed by a word of a query. */
export type Constraint =
  | { readonly kind: 'without'; readonly term: string }
  | { readonly kind: 'diet'; readonly diet: ConstraintDiet }
  | { readonly kind: 'amount'; readonly claim: AmountClaim }
  | { readonly kind: 'sugar' | 'alcohol' | 'caffeine' | 'salt' };

export interface ConstrainedText {
  /** The searched food without restricting words: 'flour' for 'gluten free flour'. */
  readonly food: string;
  readonly constraints: readonly Constraint[];
}

type Rule = readonly [pattern: RegExp, constraint: Constraint | ((term: string) => Constraint | undefined)];

const diet = (name: ConstraintDiet): Constraint => ({ kind: 'diet', diet: name });
const amount = (claim: AmountClaim): Constraint => ({ kind: 'amount', claim });

/** Words before 'free' or after 'no' that are not foods. */
const NO_FOODS = new Set(
  `cage range hormone antibiotic gmo bpa smoke guilt hands pesticide cruelty stem seed skin fat bone pulp bake knead churn
  cook boil stir rush mess chicken`.split(/\s+/),
);

/** Terms whose constraint is not simply 'without' the food of that name. */
const CONSTRAINT_BY_TERM: Readonly<Record<string, Constraint>> = {
  sugar: { kind: 'sugar' },
  sweetener: { kind: 'sugar' },
  alcohol: { kind: 'alcohol' },
  booze: { kind: 'alcohol' },
  caffeine: { kind: 'caffeine' },
  salt: { kind: 'salt' },
  sodium: { kind: 'salt' },
  fat: amount('fat free'),
  oil: { kind: 'without', term: 'oil' },
  calorie: amount('calorie free'),
  carb: diet('keto'),
  meat: diet('vegetarian'),
  animal: diet('vegan'),
  cruelty: diet('vegan'),
  grain: { kind: 'without', term: 'grain' },
  dairy: { kind: 'without', term: 'dairy' },
  milk: { kind: 'without', term: 'dairy' },
  lactose: { kind: 'without', term: 'lactose' },
};

function ruledOut(term: string): Constraint | undefined {
  const [only = '', ...more] = term.split(' ');
  const meant = Object.hasOwn(CONSTRAINT_BY_TERM, only) ? CONSTRAINT_BY_TERM[only] : undefined;
  if (NO_FOODS.has(only) && !meant) return undefined;
  return (more.length === 0 ? meant : undefined) ?? { kind: 'without', term };
}

/** Singular words without punctuation; longer phrases come before shorter ones they contain. */
const RULES: readonly Rule[] = [
  [/\b(?:no|without|zero) (?:added )?sugar(?: added)?\b/, { kind: 'sugar' }],
  [/\b(?:un ?sweetened|sugarless)\b/, { kind: 'sugar' }],
  [/^diet (?=\w)/, { kind: 'sugar' }],
  [
    /\b(?:no|without|less|low|lower|reduced)(?: added)? (?:salt|sodium)(?: added)?\b|\bunsalted\b/,
    { kind: 'salt' },
  ],
  [/\bnon ?alcoholic\b|(?<!extra )\bvirgin\b(?! (?:olive|coconut|oil|avocado))/, { kind: 'alcohol' }],
  [/\bdecaf(?:f|feinated)?\b/, { kind: 'caffeine' }],
  [/\bnon ?fat\b|\b(?:0 percent|zero) fat\b/, amount('fat free')],
  [/\b(?:low|lower|reduced|half) ?fat\b/, amount('low fat')],
  [/\b(?:low|lower|reduced) ?(?:calorie|kcal|cal)\b/, amount('low calorie')],
  [/\bzero calorie\b/, amount('calorie free')],
  [/\bhigh protein\b/, amount('high protein')],
  [/\bnon ?dairy\b|\bdairyfree\b/, { kind: 'without', term: 'dairy' }],
  [/\bglutenfree\b/, { kind: 'without', term: 'gluten' }],
  [/\beggless\b/, { kind: 'without', term: 'egg' }],
  [/\bmeatless\b/, diet('vegetarian')],
  [/\b(?:vegan|plant based|plant)(?= \w|$)(?! (?:protein|sterol))/, diet('vegan')],
  [/\bvegetarian\b/, diet('vegetarian')],
  [/\b(?:keto|ketogenic)(?: friendly)?\b/, diet('keto')],
  [/\blow(?:er)? carb(?:ohydrate)?\b|\bcarb balance\b/, diet('low_carb')],
  [/\bpaleo\b/, diet('paleo')],
  [/\bwhole ?30\b/, diet('whole30')],
  [/\btree nut free\b/, { kind: 'without', term: 'nut' }],
  [/\b(\w+) free\b/, ruledOut],
  [/\b(?:without|no|hold the|minus|w o) (?:any )?(\w+(?: \w+)?)$/, ruledOut],
];

/**
 * Reads the words of a query or a food name that exclude something: 'egg free', 'unsweetened', 'vegan', 'without nuts'.
 */
export function readConstraints(text: string): ConstrainedText {
  const constraints: Constraint[] = [];
  let food = foodWords(text).join(' ');
  for (const [pattern, result] of RULES) {
    const found = pattern.exec(food);
    if (!found) continue;
    const constraint = typeof result === 'function' ? result(found[1] ?? '') : result;
    if (constraint === undefined) continue;
    constraints.push(constraint);
    food = food.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
  }
  return { food: constraints.length === 0 ? text : food, constraints };
}

const CONSTRAINT_LABELS: Readonly<
  Record<ConstraintDiet | Exclude<Constraint['kind'], 'without' | 'diet' | 'amount'>, string>
> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  keto: 'keto',
  low_carb: 'low in carbs',
  paleo: 'paleo',
  whole30: 'Whole30',
  sugar: 'sugar-free',
  alcohol: 'alcohol-free',
  caffeine: 'caffeine-free',
  salt: 'unsalted',
};

/** A constraint as text after 'nothing that is': 'gluten-free', 'low in fat', 'without onion'. */
export function describeConstraint(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'without':
      return [
        'gluten',
        'dairy',
        'egg',
        'nut',
        'peanut',
        'soy',
        'fish',
        'shellfish',
        'lactose',
        'wheat',
        'grain',
        'sesame',
      ].includes(constraint.term)
        ? `${constraint.term}-free`
        : `without ${constraint.term}`;
    case 'diet':
      return CONSTRAINT_LABELS[constraint.diet];
    case 'amount':
      return {
        'low fat': 'low in fat',
        'fat free': 'fat-free',
        'low calorie': 'low in calories',
        'calorie free': 'free of calories',
        'high protein': 'high in protein',
      }[constraint.claim];
    default:
      return CONSTRAINT_LABELS[constraint.kind];
  }
}

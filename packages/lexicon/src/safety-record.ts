/** What is true of a kind of food, or of foods that a word names. */
export interface SafetyFacts {
  /** Listed allergens, in addition to those of its kinds. */
  readonly allergens?: readonly string[];
  /** What diets count it as, in addition to what its kinds count as. */
  readonly 'counts-as'?: readonly string[];
  /** Allergens of its kinds that it does not hold, and what it does not count as although they do. */
  readonly without?: readonly string[];
}

/** A kind of food, as written in `kinds.yaml`, or foods that people avoid together, as in `sets.yaml`. */
export interface KindRecord extends SafetyFacts {
  /** Foods and narrower kinds, the likeliest in a kitchen first. A food's record may name further kinds. */
  readonly members?: readonly string[];
  /** Foods that who avoids it may have all the same. */
  readonly fine?: readonly string[];
  /** Whether it is no food itself: one eats an orange, and no 'citrus'. */
  readonly category?: true;
  /** Whether a name that says only this may mean any of its members: 'mixed nuts', 'fish fillets'. */
  readonly 'may-be-any'?: true;
  /** Whether it is in a compound only if the name says so: 'raspberry jam', 'beef sausage'. */
  readonly 'if-named'?: true;
  /** Where the list of its members is from. */
  readonly source?: string;
}

/** What a word tells of foods whose names contain it, as written in `words.yaml` or in the record of a food. */
export interface WordRecord extends SafetyFacts {
  /** What it is, whatever the words of its name say: a cherry tomato is a tomato. Empty if it is nothing that is avoided. */
  readonly is?: readonly string[];
  /** What a brand or a foreign word stands for; everything of that is in it. */
  readonly 'stands-for'?: readonly string[];
  /** Usual ingredients, and those that makers often add. */
  readonly 'may-hold'?: readonly string[];
  /** Allergens that it has from many makers but not from all. */
  readonly 'often-holds'?: readonly string[];
  /** Its allergens count only before one of these words: 'creamy tomato pasta sauce' contains cream. */
  readonly before?: readonly string[];
  /** And not before one of these: coconut makes a sauce as creamy. */
  readonly unless?: readonly string[];
}

/** What a food has none of if its name contains a claim. */
export interface ClaimRecord {
  readonly allergens?: readonly string[];
  readonly kinds?: readonly string[];
  readonly 'counts-as'?: readonly string[];
  /** Whether it is of plants and named after meat. */
  readonly 'mock-meat'?: true;
  /** What alone is not in it, while the food is what it is: the lactose of milk, the heat of chili. */
  readonly without?: readonly string[];
}

/** `claims.yaml`: what labels claim, and pairs of words that name a mock meat. */
export interface ClaimFile {
  readonly claims: Readonly<Record<string, ClaimRecord>>;
  readonly 'mock-meats': readonly {
    readonly of: readonly string[];
    readonly like: readonly string[];
    readonly kinds?: readonly string[];
  }[];
}

/** What a diet leaves out, as written in `diets.yaml`, which explains the keys. */
export interface DietRecord {
  readonly source: string;
  readonly without?: readonly string[];
  readonly 'without-refined'?: readonly string[];
  readonly 'without-added'?: readonly string[];
  readonly 'without-parts'?: readonly string[];
  readonly 'fine-parts'?: string;
  readonly milk?: 'but ghee';
  readonly cured?: readonly string[];
  readonly 'last-words'?: readonly string[];
  readonly dishes?: readonly string[];
  readonly 'other-dishes'?: readonly string[];
  readonly 'mock-meat'?: 'fine';
}

/** What a recipe may never ask to eat, as written in `never-eaten.yaml`. */
export interface NeverEaten {
  readonly chemicals: readonly string[];
  readonly poisonous: readonly string[];
  readonly eaten: readonly string[];
}

/** Names by what they have in common: the allergens 'dairy gluten', or 'sugar'. */
export type NamesByValue = Readonly<Record<string, readonly string[]>>;

/** What follows from the kinds, the words and the records of foods in a kitchen. */
export interface CompiledSafety {
  /** Kind → its members. */
  readonly members: NamesByValue;
  /** Kind → foods that who avoids it may have all the same. */
  readonly fine: NamesByValue;
  readonly categories: readonly string[];
  readonly mayBeAny: readonly string[];
  readonly ifNamed: readonly string[];
  /** Words by their allergens, separated by spaces; those under '' have none, whatever words they are made of. */
  readonly allergens: NamesByValue;
  /** Words by what diets count them as, likewise. */
  readonly countsAs: NamesByValue;
  /** Words by the allergens that they often hold. */
  readonly oftenWords: NamesByValue;
  /** Foods likewise. Their names tell it only where no longer name is known. */
  readonly oftenFoods: NamesByValue;
  /** Word → its usual ingredients. */
  readonly mayHold: NamesByValue;
  /** Word → what it is. */
  readonly is: NamesByValue;
  readonly claims: Readonly<Record<string, ClaimRecord>>;
  /** Word → what it stands for. */
  readonly standsFor: NamesByValue;
  readonly diets: Readonly<Record<string, DietRecord>>;
  readonly neverEaten: NeverEaten;
  /** Words that tell allergens by those behind them. */
  readonly beforeOthers: Readonly<
    Record<string, Required<Pick<WordRecord, 'allergens' | 'before' | 'unless'>>>
  >;
  readonly seasoned: readonly string[];
  readonly seasonings: readonly string[];
  readonly mildOils: readonly string[];
  readonly boundWithEgg: readonly string[];
  /** Foods by the words that describe another food as like them. */
  readonly inTitles: NamesByValue;
  /** Words of dishes whose ingredients are not all named: 'crab salad' may contain mayonnaise. */
  readonly dishWords: readonly string[];
  /** Words that do not change what a food is: cut, state, pack, breed, origin or brand. */
  readonly plainWords: readonly string[];
}

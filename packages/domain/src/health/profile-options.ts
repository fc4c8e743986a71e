/** The options of a health profile in display order. */

export const GENDERS = ['male', 'female', 'other', 'prefer_not_to_say'] as const;
export type Gender = (typeof GENDERS)[number];

export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export const FITNESS_GOALS = [
  'weight_loss',
  'muscle_gain',
  'endurance',
  'strength',
  'general_health',
  'athletic_performance',
] as const;
export type FitnessGoal = (typeof FITNESS_GOALS)[number];

export const HEALTH_CONDITIONS = [
  'diabetes',
  'hypertension',
  'heart_disease',
  'arthritis',
  'asthma',
  'thyroid_issues',
  'none',
] as const;
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number];

/** Conditions that decide what one may eat, by how they are called in a sentence. */
const ILLNESS_WORDS: Readonly<Partial<Record<HealthCondition, string>>> = {
  diabetes: 'diabetes',
  hypertension: 'high blood pressure',
  heart_disease: 'heart disease',
  thyroid_issues: 'thyroid issues',
};

/** The illnesses among a profile's conditions that decide what one may eat, and for which no recipe idea is made; in words. */
export const illnessesOf = (conditions: readonly string[]): string[] =>
  HEALTH_CONDITIONS.flatMap((condition) =>
    conditions.includes(condition) ? (ILLNESS_WORDS[condition] ?? []) : [],
  );

export const SPORTS = [
  'running',
  'cycling',
  'swimming',
  'weightlifting',
  'yoga',
  'pilates',
  'basketball',
  'soccer',
  'tennis',
  'golf',
  'hiking',
  'rock_climbing',
  'martial_arts',
  'crossfit',
] as const;

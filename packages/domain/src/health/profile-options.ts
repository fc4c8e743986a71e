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

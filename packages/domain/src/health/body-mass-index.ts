/**
 * Classes of the body mass index of adults (WHO Technical Report Series 894, Obesity: preventing and managing the
 * global epidemic, 2000): below 18.5 is underweight, 30 and above is obesity.
 */
export const UNDERWEIGHT_BELOW = 18.5;
export const OBESE_FROM = 30;

/** The body mass index in kg/m², from kilograms and centimetres. */
export function bodyMassIndex(weight: number, height: number): number {
  return weight / (height / 100) ** 2;
}

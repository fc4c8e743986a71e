/** Both exact, by the international yard and pound agreement of 1959. */
const CENTIMETRES_AN_INCH = 2.54;
const KILOGRAMS_A_POUND = 0.45359237;

/** '5 ft 8 in' of centimetres. */
export function sayFeet(centimetres: number): string {
  const inches = Math.round(centimetres / CENTIMETRES_AN_INCH);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

/** '151 lb' of kilograms. */
export function sayPounds(kilograms: number): string {
  return `${Math.round(kilograms / KILOGRAMS_A_POUND).toLocaleString('en-US')} lb`;
}

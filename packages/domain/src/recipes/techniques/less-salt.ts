/** A step for a person who has to be sparing with salt: none in the water, and little or none in the food. */
export function withLessSalt(text: string): string {
  return text
    .replace(/\b(?:cold |boiling )?salted water\b/g, (water) => water.replace('salted ', 'unsalted '))
    .replace(
      /\b([Ss])eason with salt and (\w[\w ]*?)(?=[.,])/g,
      '$1eason with $2 and very little salt, or none',
    )
    .replace(/\b([Ss])eason with salt(?=[.,])/g, '$1eason with very little salt, or none')
    .replace(/\bseasoned with salt and (\w[\w ]*?)(?=[.,])/g, 'seasoned with $1 and very little salt');
}

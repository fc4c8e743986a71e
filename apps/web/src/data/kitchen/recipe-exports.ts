import { type EXPORT_FORMATS, recipeExports } from '@game-plan/contracts/kitchen/recipe-exports';
import { apiUrl } from '#lib/api/api-url.ts';

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The formats by the names that people know. */
export const EXPORTS: readonly { readonly format: ExportFormat; readonly name: string }[] = [
  { format: 'nextcloud', name: 'Nextcloud Cookbook' },
  { format: 'cooklang', name: 'Cooklang' },
];

/** The address of a zip with one saved recipe, or with all of the kitchen. */
export const exportUrl = (format: ExportFormat, id?: number): string =>
  apiUrl(recipeExports.download.path, [], Object.entries({ format, id }));

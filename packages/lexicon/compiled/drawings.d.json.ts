import type { DrawingData } from '../src/drawing-data.ts';

declare const drawings: DrawingData;
export = drawings;

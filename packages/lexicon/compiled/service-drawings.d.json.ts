import type { ServiceDrawingData } from '../src/drawing-data.ts';

declare const services: ServiceDrawingData;
export = services;

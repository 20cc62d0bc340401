import type { Route } from 'next';
import { isUuid } from '../ids';
import { BODY_TYPES, type BodyType } from '../listings/constants';
import { paths, showroomPath } from '../paths';

/** The showroom's tools by their name in addresses, in tab order. */
export const TOOLS = {
  'ar-viewer': 'AR Viewer',
  fits: 'Fits my space',
  'virtual-test-drive': 'Virtual Test Drive',
  'ai-inspection': 'AI Inspection',
} as const;
export type ToolName = keyof typeof TOOLS;

/** The car of the showroom: a listing's by its id, or a typical one of a body type. */
export type CarChoice = { vehicle: string } | { body: BodyType };

/** The path of a tool for a car; by default the AR Viewer's. */
export const toolPath = (car: CarChoice, tool: ToolName = 'ar-viewer') =>
  showroomPath(tool === 'ar-viewer' ? car : { ...car, tool });

/** The viewing sheet of a car. */
export const viewingSheetPath = (car: CarChoice) =>
  `${paths.viewingSheet}?${new URLSearchParams(car)}` as Route;

/** A page's query, as Next gives it. */
export type Query = Partial<Record<string, string | string[]>>;

const isToolName = (name: unknown): name is ToolName =>
  typeof name === 'string' && Object.hasOwn(TOOLS, name);
const isBodyType = (name: unknown): name is BodyType =>
  typeof name === 'string' && Object.hasOwn(BODY_TYPES, name);

/** The tool of a query; the first one by default. */
export const toolOf = ({ tool }: Query): ToolName => (isToolName(tool) ? tool : 'ar-viewer');

/**
 * The car of a query; a listing takes precedence over a body type. Null if the query names none.
 */
export function carChoiceOf({ vehicle, body }: Query): CarChoice | null {
  if (typeof vehicle === 'string' && isUuid(vehicle)) return { vehicle };
  return isBodyType(body) ? { body } : null;
}

import type { ReactNode } from 'react';
import type { BodyType } from '@/lib/listings/constants';
import type { ToolName } from '@/lib/showroom/tools';
import { CoursePicture } from './course-picture';
import { DimensionsPicture } from './dimensions-picture';
import { InspectionPicture } from './inspection-picture';

export type ShowroomTool = {
  id: ToolName;
  name: string;
  text: string;
  picture: ReactNode;
  /** The body type of the picture's car, with which the tool opens. */
  body: BodyType;
};

/** The showroom's tools, in tab order. */
export const showroomTools: readonly ShowroomTool[] = [
  {
    id: 'ar-viewer',
    name: 'AR Viewer',
    text: 'A model at full size, by body type and colour. Turn it in the browser, or on a phone that can, stand it on your own drive.',
    picture: <DimensionsPicture />,
    body: 'suv',
  },
  {
    id: 'virtual-test-drive',
    name: 'Virtual Test Drive',
    text: 'A short course to drive with the keyboard or by touch: how a heavy SUV pulls away on a hill, how wide an estate turns, how much room a van wants in a bay.',
    picture: <CoursePicture />,
    body: 'hatchback',
  },
  {
    id: 'ai-inspection',
    name: 'AI Inspection',
    text: 'A walk round the car, place by place: what usually goes wrong there, what a repair tends to involve, and what to ask the seller before you travel.',
    picture: <InspectionPicture />,
    body: 'estate',
  },
];

import type { Question } from '@/components/marketing/question-list';
import type { ShowroomTool } from '@/components/marketing/showroom-tools';
import { TOOLS } from '@/lib/showroom/tools';

/** This tool has no picture here: the one at the top of the page shows it. */
export const fitsTool: ShowroomTool = {
  id: 'fits',
  name: TOOLS.fits,
  text: 'Your garage or bay against the real cars of a class, drawn to scale: how much is left in front, beside the doors and above, and whether the tailgate opens under the roof.',
  picture: null,
  body: 'suv',
};

/** The features of each tool, by its id. */
export const toolDetails: Record<string, string[]> = {
  'ar-viewer': [
    'At full size, with length, width and height as lines you can read off.',
    'In the colour of the listing, on the body type of the listing.',
    'Turned by touch, mouse or the arrow keys.',
    'Opened from a listing, with its body type and colour chosen.',
  ],
  fits: [
    'A garage, a street bay or a car park, in metres or in feet and inches.',
    'Against the smallest and the largest real car of the class; where only some fit, it says so.',
    'With the car’s own figures, if you know them, in place of its class.',
    'Your present car as an outline beside it.',
  ],
  'virtual-test-drive': [
    'Weight and power by body type, so that a van does not drive like a coupé.',
    'A roundabout, a hill start and a tight bay; what it takes to stop is said in words.',
    'Keyboard, touch or a game controller.',
    'Nothing is recorded, and nobody is scored.',
  ],
  'ai-inspection': [
    'Places on the car that you step through one by one, with the keyboard too.',
    'What to look at, what to listen for and what to ask.',
    'A list to print or to take along to the viewing.',
    'A guide to your own eyes: it finds no faults from afar.',
  ],
};

export const steps = [
  {
    title: 'Open it from a listing',
    text: 'View in AR on a car leads here with that car’s body type and colour; or choose one of the nine body types.',
  },
  {
    title: 'Stand it somewhere',
    text: 'On the screen, or through a phone’s camera on the ground in front of you. Walk round it, and measure against the wall.',
  },
  {
    title: 'Decide whether to go',
    text: 'If it fits, go and see the real one. If it does not, you have saved a Saturday.',
  },
];

export const limits = [
  {
    title: 'It is not the car for sale',
    text: 'The model follows body type and colour. The dents, trim, wheels and interior of the car in the listing are in the seller’s photographs and on the seller’s drive.',
  },
  {
    title: 'It does not replace a test drive',
    text: 'You need insurance that covers you and the owner’s consent to drive a car on the road, and you need to have driven it before you buy.',
  },
  {
    title: 'It does not inspect',
    text: 'No program can see a worn bush from here. For a dear or an old car an independent inspection is worth its fee.',
  },
  {
    title: 'It keeps no pictures',
    text: 'What your camera sees stays on your phone: placing the car happens there, and no frame is sent to us.',
  },
];

export const questions: Question[] = [
  {
    question: 'Do I need an app?',
    answer: [
      'No. It runs in the browser. On an iPhone the system’s own viewer opens, on Android the browser’s or Google’s; on a computer you turn the model on the screen.',
    ],
  },
  {
    question: 'How exact is the size?',
    answer: [
      'The model has the measures of a typical car of its kind, written beside it to the millimetre. A phone can place it to within a few centimetres in good light. For a tight garage use the maker’s figures and a tape, and mind that mirrors count.',
    ],
  },
  {
    question: 'Will it use up my data?',
    answer: [
      'Not before you ask for it. The page you are reading loads no 3D code; a model comes only when you open it, and its size is shown first.',
    ],
  },
  {
    question: 'What should I check at a viewing?',
    answer: [
      'See the car at the keeper’s home, in daylight, dry and with a cold engine. Compare the VIN on the car with the V5C, the mileage with the MOT history, and the keeper’s name with the person in front of you.',
      'Look at tyres, panel gaps and the oil, try every switch, and drive it. If anything is rushed, leave.',
    ],
  },
];

import type { HelpGroup } from '../topic';

export const viewing: HelpGroup = {
  id: 'viewing-in-3d-and-ar',
  title: 'Viewing in 3D and AR',
  topics: [
    {
      id: 'what-you-need-for-ar',
      question: 'What do I need to see a car in AR?',
      answer: [
        'AR is not open yet: no page of this site opens a car in AR, whatever the device.',
        'It is planned for phones and tablets that support augmented reality (on Android with Google Play Services for AR, on Apple with a recent iOS), without an app to install. Everything else will show the same model in 3D in the browser. What the camera sees will stay on the device.',
      ],
      keywords: 'augmented reality phone android iphone camera permission app install compatible',
    },
    {
      id: 'is-it-the-actual-car',
      question: 'Is the picture or 3D model the actual car?',
      answer: [
        'A picture marked Illustration is not: it is drawn from the body type and the colour in the listing, and cannot show this car’s condition, trim or damage. Look at the seller’s photographs, where there are some, and at the car itself.',
        'The 3D viewer is not open yet. Its models will be drawn in the same way, at about their real size.',
      ],
      keywords: 'illustration model render picture real photo accurate drawing',
    },
    {
      id: '3d-does-not-work',
      question: '3D or AR does not work. What can I do?',
      answer: [
        'Nothing is broken: the viewer for 3D and AR is not open yet, so that there is nothing to load. The AR Showroom page tells what is planned. Every listing can be read in full without it.',
      ],
      keywords: 'broken blank black screen slow webgl error loading not working',
    },
  ],
};

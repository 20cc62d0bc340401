import type { HelpGroup } from '../topic';

export const viewing: HelpGroup = {
  id: 'viewing-in-3d-and-ar',
  title: 'Viewing in 3D and AR',
  topics: [
    {
      id: 'what-you-need-for-ar',
      question: 'What do I need to see a car in AR?',
      answer: [
        'A phone or tablet that supports augmented reality: on Android one with Google Play Services for AR, on Apple an iPhone or iPad with a recent iOS. Everything else shows the same model in 3D in the browser. There is no app to install.',
        'The browser asks before it uses the camera. The picture stays on your device and is never sent to us.',
      ],
      keywords: 'augmented reality phone android iphone camera permission app install compatible',
    },
    {
      id: 'is-it-the-actual-car',
      question: 'Is the 3D model the actual car?',
      answer: [
        'No. It is an illustration of the body type in the listing’s colour, at about its real size. It shows how much room such a car takes. It cannot show this car’s condition, trim or damage; look at the seller’s photographs and at the car itself.',
      ],
      keywords: 'illustration model render picture real photo accurate drawing',
    },
    {
      id: '3d-does-not-work',
      question: '3D or AR does not work. What can I do?',
      answer: [
        'Update the browser and try again on a good connection. 3D needs WebGL, which some work computers switch off. AR also needs the camera permission: look for it beside the address. If neither helps, every listing can be read in full without 3D.',
      ],
      keywords: 'broken blank black screen slow webgl error loading not working',
    },
  ],
};

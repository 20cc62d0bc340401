import type { HelpGroup } from '../topic';

export const viewing: HelpGroup = {
  id: 'viewing-in-3d-and-ar',
  title: 'Viewing in 3D and AR',
  topics: [
    {
      id: 'what-you-need-for-ar',
      question: 'What do I need to see a car in AR?',
      answer: [
        'A phone or tablet that supports augmented reality: on Android with Google Play Services for AR, on Apple with a recent iOS. There is no app to install: each car leads to the showroom, where a button stands it in front of you.',
        'Everything else shows the same model in 3D in the browser, or pictures of it. On a car’s own page, “Turn it in 3D” turns it in the place of the first picture. What the camera sees stays on the device.',
      ],
      keywords: `ar augmented reality phone tablet android iphone ipad samsung camera app device, which
        phones work, does it work on my phone, will it work on iphone, see the car in my driveway, put the
        car on my drive, through the camera, download an app, is my device compatible, what do i need for
        ar, life size, does ar need an iphone, ar on android, what is ar, how do i use ar, view in ar, see
        how big it is on my drive, will it fit on my drive in ar, look at it through my phone, use my
        camera, works on a tablet, ar app, ar requirements, need a new phone for ar, see it in real size,
        phone good enough for ar, see it outside my house, stand it on my drive, car in my room, point my
        camera, what kit do i need, ar glasses, does my tablet manage it`,
    },
    {
      id: 'is-it-the-actual-car',
      question: 'Is the picture or 3D model the actual car?',
      answer: [
        'A picture marked Illustration, in a list with a brush, is not: it is drawn from the body type and the colour in the listing, with the number plate where the seller shows it, and cannot show this car’s condition, trim or damage. A house or a dealer’s row behind it is made up. The pictures of a cabin and a boot show typical ones: the cabin has the listing’s kind of gearbox, and leather where the listing states it, the boot suits the body type, and nothing else in them is this car’s. Look at the seller’s photographs, where there are some, and at the car itself.',
        'The 3D models are drawn in the same way, at the size of a typical car of that kind. The showroom says their length, width and height.',
      ],
      keywords: `picture photo image illustration drawing 3d model actual real, is it the actual car, is
        that a real photo, picture looks fake, looks computer generated, will it look exactly like that,
        look like the 3d one, car looks different in real life, colour is different from the picture,
        generic picture, photos of the real thing, are these the actual photos, is the picture of this car,
        why is there no photo, where are the photos, only an illustration, marked illustration, picture does
        not match, fake photo, ai generated picture, is the 3d model exact, show damage, same colour as in
        the picture, what will it really look like, stock photo or real, why is there a drawing instead of a
        photo, is the 3d car the same as the real one, different colour to the one in the ad, spinning one
        is a different colour, looks like a cartoon, is the 3d model accurate, same as the one i would be
        buying, is it a computer picture, is this the one i would get, image not the same car, drawn
        picture, is the 3d one the car for sale, model colour wrong`,
    },
    {
      id: 'fits-my-space',
      question: 'Will the car fit in my garage or parking space?',
      answer: [
        'Fits my space in the showroom compares a car with a garage, a street bay or a car-park bay: ‘AR’ on the car’s page leads there. Give it the length, width and height of the space, in metres or in feet. It answers for each whether the car fits, does not fit, or is too close to say, and draws both to one scale, with your present car beside them if you like.',
        'It counts with the least and the greatest size of cars of that class, or with the figures of this very car once you type them in from its handbook. For a tight garage use those and a tape; mirrors count.',
      ],
      keywords: `fit in my garage, fits my space, will it fit in my garage, is it too long for the garage, too
        wide for my drive, too tall for the car park, height barrier, multi storey height limit, parking
        space size, does it fit a parking bay, tight garage, small garage, narrow garage, garage door width,
        will the doors open in the garage, get it into the garage, measure my garage, compare it with my
        car, bigger than my car, size compared to mine, fit outside my house, fit on the driveway, squeeze
        it in the garage, room round the car, car port, how much room do i need to park it, garage is too
        short, underground parking, will it go under the barrier, check if it fits, does it fit my space`,
    },
    {
      id: 'virtual-test-drive',
      question: 'What is the Virtual Test Drive?',
      answer: [
        'A short course in the showroom that you drive with the keyboard, by touch or with a game controller: a roundabout, a hill start and a bay to park in. ‘AR’ on the car’s page leads there. It drives with the size, weight and power typical of such a car, which we set by hand: it is not measured, and not this very car.',
        'What it would show you stands below it in words too, such as how wide it turns and how long it takes to stop. Nothing is recorded. It does not replace a drive in the real car, for which you need insurance and the owner’s consent.',
      ],
      keywords: `virtual test drive, test drive online, drive it in the browser, simulator, driving game, drive
        the car on screen, try driving it on the website, online test drive, how does it drive on the
        screen, game controller, gamepad, steer with the keyboard, arrow keys to drive, start the test
        drive, is the virtual test drive realistic, does the simulation match the car, driving simulation,
        turning circle in the test drive, park it on the screen, hill start practice on the site, course to
        drive, roundabout in the showroom, is the online drive like the real car, play the driving bit,
        virtual drive does it record me, test drive from home, pretend to drive it`,
    },
    {
      id: '3d-does-not-work',
      question: '3D or AR does not work. What can I do?',
      answer: [
        'The page says what went wrong, and a button loads the model once more. A browser without 3D graphics (WebGL 2) turns the car in 36 drawn pictures instead, in grey, and one without JavaScript shows views from several sides; an update of the browser often helps. Every listing can be read in full without it.',
      ],
      keywords: `3d ar viewer not working broken blank black screen slow webgl error, nothing loads, stuck
        loading, just a black screen, white screen, freezes, it crashes, spin it round, rotate the car, 3d
        is stuck, model does not show, on my laptop, on my computer, picture will not move, 3d keeps
        crashing, the 3d thing, cannot see the 3d, 3d is slow, ar is not working, ar button does nothing, 3d
        button does nothing, showroom is empty, showroom will not load, picture is blank, get a blank
        screen, viewer broken, 3d car missing, error in the viewer, laggy, spinny model blank, ar view will
        not open, ar will not start, view in ar does nothing, 3d not working on my phone, why can i not see
        it in 3d, webgl not supported, turning it round does nothing, 3d just hangs, picture frozen,
        showroom page broken, nothing happens when i tap 3d, keeps buffering, 3d does not come up`,
    },
  ],
};

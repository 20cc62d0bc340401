import { Steps } from '../marketing/steps';

const steps = [
  {
    title: 'Find it',
    text: 'Narrow the list down by make, model, price, year, mileage, fuel and miles from you. Your filters are in the address, so a search can be kept or sent.',
  },
  {
    title: 'Read it',
    text: 'Condition, engine, mileage, owners, MOT and service history stand in one place, with who sells the car and where it is. What a seller has left out is not made up.',
  },
  {
    title: 'Keep it',
    text: 'Press the heart and a car stays on your shortlist, on your device. It asks for no account and no e-mail address.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how" className="border-t border-line">
      <div className="wrap py-7 sm:py-20 lg:py-28">
        <h2 id="how" className="text-display">
          From a search to a shortlist
        </h2>
        <div className="mt-5 sm:mt-10">
          <Steps steps={steps} />
        </div>
      </div>
    </section>
  );
}

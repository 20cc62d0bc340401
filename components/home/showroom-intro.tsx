import { ShowroomTabs } from './showroom-tabs';

/** The home page's section on the showroom, always dark. */
export function ShowroomIntro() {
  return (
    <section id="showroom" aria-labelledby="showroom-title" className="room">
      <div className="wrap py-7 sm:py-20 lg:py-28">
        <h2 id="showroom-title" className="text-display">
          Stand next to it
        </h2>
        <p className="mt-3 mb-4 sm:mt-4 sm:mb-8 max-w-[52ch] text-pretty text-ink-2 sm:text-lead">
          A list tells you the price. It does not tell you whether the car fits your street. These
          tools do, in the browser, with nothing to install.
        </p>
        <ShowroomTabs />
      </div>
    </section>
  );
}

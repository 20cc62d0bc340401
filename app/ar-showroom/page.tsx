import type { Metadata } from 'next';
import { IncompletePageMark } from '@/components/feedback/incomplete-page-mark';
import { DRAWN_SUV } from '@/components/marketing/drawn-suv';
import { FallbackLadder } from '@/components/marketing/fallback-ladder';
import { FitPicture } from '@/components/marketing/fit-picture';
import { PageHero } from '@/components/marketing/page-hero';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { PointList } from '@/components/marketing/point-list';
import { QuestionList } from '@/components/marketing/question-list';
import { Section } from '@/components/marketing/section';
import { showroomTools } from '@/components/marketing/showroom-tools';
import { Steps } from '@/components/marketing/steps';
import { CarChoices } from '@/components/showroom/car-choices';
import { button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { isOverloaded, readForPage } from '@/lib/core/http/render-queue';
import { logError } from '@/lib/core/logging/logger';
import { paths } from '@/lib/paths';
import { getFeaturedVehicles } from '@/lib/search/queries';
import { pageMetadata } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/showroom/tools';
import { millimetres } from '@/lib/showroom/viewer/describe-dimensions';
import { fitsTool, limits, questions, steps, toolDetails } from './content';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'AR showroom: a car on your own drive',
    description:
      'Tools to judge a used car before you travel: a full-size AR viewer, a check of your garage, a virtual test drive and an inspection guide. No app needed.',
    path: paths.arShowroom,
  });
}

export const revalidate = 600;

const tools = showroomTools.flatMap((tool, index) => (index === 0 ? [tool, fitsTool] : tool));

/** Cars to try the showroom with; none if the backend fails. */
const loadExamples = () =>
  readForPage(getFeaturedVehicles).catch((error: unknown) => {
    if (!isOverloaded(error)) logError('showroom examples', error);
    return null;
  });

export default async function ArShowroomPage() {
  const examples = await loadExamples();
  return (
    <main id="main">
      <PageHero
        here="AR Showroom"
        title="See if it fits before you travel"
        lead="A car that is right on paper can be too long for the garage, too tall for the barrier or too heavy for the hill you live on. The showroom is for finding out at home."
        actions={
          <>
            <a href="#cars" className={button()}>
              Choose a car
            </a>
            <Link href={paths.vehicles} className={button('secondary')}>
              Browse Vehicles
            </Link>
          </>
        }
      >
        <div className="room rounded-2 p-5 sm:p-8">
          <FitPicture />
          <p className="mt-8 text-pretty text-ink-2">
            An example: a drawn SUV of no particular make, {millimetres(DRAWN_SUV.length)} long, in
            a drawn garage.
          </p>
        </div>
      </PageHero>

      <Section
        id="cars"
        title="Choose a car"
        lead="Any car that is for sale opens here from its own page. These are the newest."
      >
        {!examples && <IncompletePageMark />}
        <CarChoices vehicles={examples?.vehicles ?? []} />
      </Section>

      {tools.map(({ id, name, text, picture, body }) => (
        <Section key={id} id={id} title={name} lead={text}>
          {picture && (
            <>
              <div className="room rounded-2 p-5 sm:p-8">{picture}</div>
              <p className="mt-2 text-right text-small text-stage-label">Illustration</p>
            </>
          )}
          <ul className="mt-4 grid gap-x-8 border-b border-line sm:grid-cols-2">
            {toolDetails[id]?.map((detail) => (
              <li key={detail} className="border-t border-line py-4 text-pretty text-ink-2">
                {detail}
              </li>
            ))}
          </ul>
          <Link href={toolPath({ body }, id)} className={button('secondary', 'medium', 'mt-6')}>
            Try {id === 'fits' ? name : `the ${name}`}
          </Link>
        </Section>
      ))}

      <Section id="steps" title="How it works">
        <Steps steps={steps} />
      </Section>

      <Section
        id="devices"
        title="On any device"
        lead="Nobody is shut out: each device gets the best it can show, and nothing heavy is loaded until you ask for it."
      >
        <FallbackLadder />
      </Section>

      <Section id="limits" title="What it does not do" lead="A model is not the car.">
        <PointList points={limits} />
      </Section>

      <Section id="questions" title="Questions">
        <QuestionList questions={questions} />
      </Section>

      <PageJsonLd here="AR Showroom" path={paths.arShowroom} questions={questions} />
    </main>
  );
}

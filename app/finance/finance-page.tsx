import { Fragment } from 'react';
import { Notice } from '@/components/feedback/notice';
import { ExampleTable } from '@/components/finance/example-table';
import { FinanceErrorList } from '@/components/finance/finance-errors';
import { ANSWER_ID, FINANCE_FORM_ID, FinanceForm } from '@/components/finance/finance-form';
import { OwnTermsForm } from '@/components/finance/own-terms-form';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageJsonLd } from '@/components/marketing/page-json-ld';
import { QuestionList } from '@/components/marketing/question-list';
import { Section } from '@/components/marketing/section';
import { Link } from '@/components/ui/link';
import { describeBudget, describeMonthly, NO_LENDER } from '@/lib/finance/describe';
import { valuesQuery } from '@/lib/finance/inputs';
import { formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import { financePath, paths, vehiclesPath } from '@/lib/paths';
import { NO_FILTERS, serialiseFilters } from '@/lib/search/filters';
import { parseMonthly, serialiseMonthly } from '@/lib/search/monthly-budget';
import { BEFORE, questions, TRAIL } from './content';
import type { Finance } from './load-finance';

const inlineLink = 'font-semibold text-link underline underline-offset-4';

/** The figures: the payment, or the price that a monthly sum reaches, with the example. */
function Outcome({ finance }: { finance: Finance }) {
  const { quote, budget, inputs } = finance;
  if (!quote || !inputs) return null;
  const { kind, deposit, partExchange, months, apr, monthly, price } = inputs;
  const typed = { sum: monthly ?? 0, deposit: deposit + partExchange, months, apr };
  // The list takes hire purchase alone, and no sum that reaches no car or every one.
  const list = kind === 'hp' ? parseMonthly(serialiseMonthly(typed)) : null;
  return (
    <section aria-labelledby="figures" className="grid gap-5">
      <div>
        <h2 id="figures" className="text-title">
          {price === null && budget !== null
            ? `A car of up to ${formatPrice(budget)}`
            : 'Your payments'}
        </h2>
        {/* No larger than the example (CONC 3.5.7). */}
        {price !== null && <p className="mt-2 font-semibold">{describeMonthly(quote)}</p>}
        {monthly !== null && budget !== null && (
          <p className="mt-2 text-pretty">
            {describeBudget(monthly, budget)}{' '}
            {list && 'value' in list && (
              <Link
                href={vehiclesPath(serialiseFilters({ ...NO_FILTERS, monthlyMax: list.value }))}
                className={inlineLink}
              >
                See the cars that it reaches
              </Link>
            )}
          </p>
        )}
      </div>
      <ExampleTable quote={quote} />
    </section>
  );
}

/** The page of the calculator. */
export function FinancePage({ finance }: { finance: Finance }) {
  const { values, errors, isAsked, vehicle, notice, quote, finalBasis } = finance;
  const told = notice && (
    <Notice title={notice.title}>
      {notice.text}{' '}
      {notice.oldPrice && (
        <Link
          href={financePath(valuesQuery({ ...values, price: notice.oldPrice }))}
          className={inlineLink}
        >
          Work it out for {formatPrice(Number(notice.oldPrice))}
        </Link>
      )}
    </Notice>
  );
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <main id="main">
      <div className="wrap pb-24">
        <Breadcrumb above={TRAIL} here="Finance calculator" />
        <h1 className="pt-6 text-display">Work out monthly payments</h1>
        <p className="mt-4 max-w-[60ch] text-lead text-pretty text-ink-2">
          Hire purchase or PCP, from the price to the payment or from the payment to the price, with
          the deposit, term and rate of your own quotation.
        </p>
        {vehicle && (
          <p className="mt-4 text-pretty">
            For{' '}
            <Link href={paths.vehicle(vehicle.id)} className={inlineLink}>
              {vehicleTitle(vehicle)}
            </Link>{' '}
            at {formatPrice(vehicle.price)}.{' '}
            <Link
              href={financePath(valuesQuery({ ...values, price: String(vehicle.price) }))}
              className={inlineLink}
            >
              Use another price
            </Link>
          </p>
        )}
        <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="grid gap-6">
            {!quote && told}
            {hasErrors && <FinanceErrorList errors={errors} />}
            {/* A new address is a new form: its fields start with the values of the query. */}
            <Fragment key={valuesQuery(values)}>
              <FinanceForm
                values={values}
                errors={errors}
                vehicle={vehicle?.id ?? null}
                finalBasis={finalBasis}
              />
              <OwnTermsForm formId={FINANCE_FORM_ID} isAsked={isAsked} />
            </Fragment>
          </div>
          {quote ? (
            <div id={ANSWER_ID} className="grid min-w-0 gap-6">
              {told}
              <Outcome finance={finance} />
            </div>
          ) : (
            <section aria-labelledby="before" className="max-w-[60ch]">
              <h2 id="before" className="text-title">
                Before you type
              </h2>
              <p className="mt-3 text-pretty">{NO_LENDER}</p>
              {BEFORE.map((text) => (
                <p key={text} className="mt-3 text-pretty text-ink-2">
                  {text}
                </p>
              ))}
            </section>
          )}
        </div>
      </div>
      <Section id="questions" title="Questions">
        <QuestionList questions={questions} />
      </Section>
      <PageJsonLd here="Finance calculator" path={paths.finance} questions={questions} />
    </main>
  );
}

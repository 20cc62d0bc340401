import { FAULTS, HANDED_OVER, type Receipt, SELLER_SAYS } from '@/lib/handover/receipt';
import { ReceiptField } from './receipt-field';
import { ReceiptPart } from './receipt-part';
import { ReceiptTick } from './receipt-tick';
import { Signature } from './signature';

const PAIR = 'grid gap-x-6 gap-y-4 sm:grid-cols-2 print:grid-cols-2 print:gap-y-[1.5mm]';
const TICKS = 'grid gap-x-6 sm:grid-cols-2 print:grid-cols-2';

function Person({ who }: { who: 'Seller' | 'Buyer' }) {
  const name = who.toLowerCase();
  return (
    <div className="grid content-start gap-4 print:gap-[1.5mm]">
      <ReceiptField name={`${name}-name`} label={`${who}: full name`} />
      <ReceiptField name={`${name}-address`} label={`${who}: address and postcode`} isTall />
    </div>
  );
}

/** The words on faults: two private people may agree a sale as seen, a trader may not. */
function Faults({ seller }: Pick<Receipt, 'seller'>) {
  if (seller === 'trade') return <p className="py-2 text-pretty print:py-0">{FAULTS.trade}</p>;
  return <ReceiptTick name="as-seen" label={FAULTS[seller]} />;
}

/** The bill of sale and receipt of a car, on one page of A4. Its fields are in no form, so that nobody sends or stores them. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  return (
    <div className="receipt max-w-[52rem] print:max-w-none print:text-[8.5pt]/[1.3]">
      <ReceiptPart id="receipt-car" title="The car">
        <div className={PAIR}>
          <ReceiptField name="make" label="Make" value={receipt.make} />
          <ReceiptField name="model" label="Model" value={receipt.model} />
          <ReceiptField
            name="registration"
            label="Registration (number plate)"
            value={receipt.registration}
          />
          <ReceiptField name="vin" label="VIN, as stamped on the car" />
          <ReceiptField
            name="miles"
            label="Miles on the display"
            value={receipt.miles}
            inputMode="numeric"
          />
          <ReceiptField name="mot" label="MOT until" />
        </div>
      </ReceiptPart>
      <ReceiptPart id="receipt-people" title="The seller and the buyer">
        <div className={PAIR}>
          <Person who="Seller" />
          <Person who="Buyer" />
        </div>
      </ReceiptPart>
      <ReceiptPart id="receipt-money" title="The money">
        <div className={PAIR}>
          <ReceiptField
            name="price"
            label="Price agreed, in figures"
            value={receipt.price}
            inputMode="decimal"
          />
          <ReceiptField name="price-words" label="Price agreed, in words" />
          <ReceiptField name="paid-by" label="Paid by (bank transfer, cash, card)" />
          <ReceiptField name="still-owed" label="Paid before, and still to pay" />
        </div>
      </ReceiptPart>
      <ReceiptPart id="receipt-handed" title="Handed over with the car">
        <div className={TICKS}>
          {HANDED_OVER.map((label, index) => (
            <ReceiptTick key={label} name={`handed-${index}`} label={label} />
          ))}
        </div>
      </ReceiptPart>
      <ReceiptPart id="receipt-said" title="What the seller says">
        {SELLER_SAYS.map((label, index) => (
          <ReceiptTick key={label} name={`says-${index}`} label={label} />
        ))}
        <Faults seller={receipt.seller} />
        <ReceiptField
          name="faults"
          label="Faults that both know of, and anything else agreed"
          isTall
          className="mt-2 print:mt-[1mm]"
        />
      </ReceiptPart>
      <ReceiptPart id="receipt-signed" title="Signed">
        <div className={PAIR}>
          <ReceiptField name="date" label="Date" />
          <ReceiptField name="time" label="Time at which the keys changed hands" />
        </div>
        <div className="mt-16 flex gap-6 print:mt-[13mm]">
          <Signature who="seller" />
          <Signature who="buyer" />
        </div>
      </ReceiptPart>
    </div>
  );
}

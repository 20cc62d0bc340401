import { wholeTitle } from '@/lib/wallet/escrow/describe-sale';
import type { Subject } from '@/lib/wallet/escrow/step';
import { Row } from '../row';

/** Identifies the sale of a transaction: anybody can open one that differs only in its seller and title. */
export function SubjectRows({ id, seller, buyer, titleId }: Subject) {
  const whole = { Seller: seller, Buyer: buyer, Title: wholeTitle(titleId) };
  return (
    <>
      {id !== undefined && <Row name="Sale">{`Sale ${id}`}</Row>}
      {Object.entries(whole).map(
        ([name, text]) =>
          text && (
            <Row key={name} name={name}>
              <span className="font-mono text-small font-normal">{text}</span>
            </Row>
          ),
      )}
    </>
  );
}

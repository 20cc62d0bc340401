import { useState } from 'react';
import { isAmount, type Move } from '@/lib/web3/simulator/scene';
import { MoveButton } from './move-button';

type Props = {
  move: Move;
  offer: string;
  price: string;
  onOffer: (amount: string) => void;
  onTake: () => void;
};

/** Pays in: the price, unless the user tries another amount. */
export function PayIn({ move, offer, price, onOffer, onTake }: Props) {
  const [text, setText] = useState(offer);
  const isWrong = !isAmount(text);
  const { refusal } = move;
  return (
    <>
      <p id="simulator-price" className="mb-2 text-ink-2">
        The price is {price} coins. Try another amount, too.
      </p>
      <div className="mb-2 flex items-center justify-between gap-4">
        <label htmlFor="simulator-offer">Coins to pay in</label>
        <input
          id="simulator-offer"
          type="text"
          inputMode="decimal"
          maxLength={25}
          autoComplete="off"
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'simulator-offer-problem' : 'simulator-price'}
          onChange={({ target }) => {
            setText(target.value);
            if (isAmount(target.value)) onOffer(target.value);
          }}
          className="field tabular w-28 flex-none text-right max-lg:scroll-mt-72"
        />
      </div>
      {isWrong && (
        <p id="simulator-offer-problem" className="mb-2 text-small text-danger">
          Type a number of coins, such as {price}.
        </p>
      )}
      {!isWrong && refusal && (
        <p id="simulator-offer-problem" className="mb-2 text-small text-pretty text-ink-2">
          {refusal.message} <code className="text-ink-3">{refusal.error}</code>
        </p>
      )}
      <MoveButton
        move={move}
        onTake={onTake}
        problem={isWrong || refusal ? 'simulator-offer-problem' : undefined}
      />
    </>
  );
}

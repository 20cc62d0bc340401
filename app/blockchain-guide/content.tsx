import { CustodyTable } from '@/components/marketing/custody-table';
import type { Question } from '@/components/marketing/question-list';

export const questions: Question[] = [
  {
    question: 'What is a blockchain, and why would a car need one?',
    answer: [
      'A blockchain is a list that many computers keep at once. Whoever adds an entry signs it, and each entry carries a fingerprint of the one before. An old entry cannot be altered quietly: every later fingerprint would be wrong, on every copy.',
      'A car does not need one to drive. It can use one where strangers have to believe a record that none of them keeps: how far it had gone at each sale, and through whose hands it went. What somebody writes can still be false; it can no longer be rewritten.',
    ],
  },
  {
    question: 'What is a vehicle NFT title?',
    answer: [
      'A token that stands for one car and can be held by one address at a time. It holds a fingerprint of the car’s identity, not the VIN or the number plate, so that nobody can look a person’s car up by it.',
      'It is a record, not a document of the DVLA. The V5C names the registered keeper, and even that is no proof of ownership. Selling the token does not sell the car, and selling the car without the token is perfectly legal.',
    ],
  },
  {
    question: 'How does a smart-contract escrow pay for a car?',
    answer: [
      'A smart contract is a program on a blockchain that follows its own rules, whoever asks. Here it takes the buyer’s money, keeps it while the buyer sees the car, and then gives it to one side or the other by rules that both could read beforehand.',
      'If the buyer accepts, the seller is paid. If either objects in time, an arbiter decides. If everybody falls silent, deadlines decide. No rule lets Forecourt take the money.',
    ],
    more: (
      <div className="pt-3">
        <CustodyTable />
      </div>
    ),
  },
  {
    question: 'What do I need, what does it cost and what can go wrong?',
    answer: [
      'You need a wallet: a program such as MetaMask or Coinbase Wallet that keeps a secret key and signs with it. The network takes a fee for each act; Forecourt takes none. At first everything will run on a test network, where neither the tokens nor the fees are worth anything.',
      'What goes wrong is mostly human. A lost key is lost for good, a signed payment cannot be called back, and a message that asks for your recovery phrase is a theft, whoever it seems to come from. Forecourt will never ask for it.',
    ],
  },
];

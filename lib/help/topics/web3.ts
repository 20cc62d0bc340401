import type { HelpGroup } from '../topic';

export const web3: HelpGroup = {
  id: 'titles-escrow-and-the-test-network',
  title: 'Titles, escrow and the test network',
  topics: [
    {
      id: 'is-it-real-money',
      question: 'Does anything on-chain here involve real money?',
      answer: [
        'No. Everything on-chain is meant for a test network, whose coins are worth nothing. No contract is deployed on any network yet, and no car has been paid for or handed over through one. Never send real cryptocurrency to an address because of something you read here.',
      ],
      keywords: 'crypto blockchain ethereum bitcoin coin testnet mainnet deployed real money web3',
    },
    {
      id: 'nft-title',
      question: 'What is an NFT title? Does it replace the V5C?',
      answer: [
        'A token that stands for a listing, so that its history can be followed. It is not a legal title. In the UK the V5C and DVLA’s register say who keeps a car, and a contract of sale passes ownership. A token changes neither.',
      ],
      keywords: 'token title ownership nft blockchain record legal deed',
    },
    {
      id: 'smart-escrow',
      question: 'How is smart escrow meant to work?',
      answer: [
        'The buyer’s money would be locked in a contract, released to the seller once the buyer has accepted the car, and paid back if the sale falls through. The contract has not been deployed or audited, so you cannot use it to pay for a car. Anybody who asks you to is not us.',
      ],
      keywords: 'escrow smart contract lock release dispute payment protection held',
      links: [{ label: 'Smart-contract audit', href: '/audit' }],
    },
    {
      id: 'do-i-need-a-wallet',
      question: 'Do I need a crypto wallet?',
      answer: [
        'No. Everything this site does works without one, and no wallet can be connected yet. We never ask for a recovery phrase or a private key, and neither should anybody else.',
      ],
      keywords: 'metamask coinbase wallet connect seed phrase private key',
    },
    {
      id: 'what-are-miles',
      question: 'What are MILES?',
      answer: [
        'The name of a reward token that is planned and does not exist. It cannot be earned, bought or sold, and it is not an investment.',
      ],
      keywords: 'reward token miles points earn loyalty invest',
    },
  ],
};

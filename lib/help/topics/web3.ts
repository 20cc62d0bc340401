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
      keywords: `crypto blockchain ethereum bitcoin coin testnet mainnet real money web3, is it real money,
        real crypto, actual pounds, lose money, could i lose anything, are the coins worth anything, pretend
        money, play money, which blockchain, which network, is it live, deployed, send crypto, pay with
        crypto, pay in bitcoin, just a test, is the ethereum stuff for real, is the crypto real, is the
        blockchain real, real bitcoin, test coins, fake coins, is web3 live, do i risk money, will it cost
        me crypto, spend crypto on a car, buy a car with bitcoin, does anything happen on the blockchain,
        can i lose my coins, cryptocurrency payment, could i lose cash on the blockchain, are those real
        coins, do i spend real pounds, on which chain, does it cost gas, real transactions`,
    },
    {
      id: 'nft-title',
      question: 'What is an NFT title? Does it replace the V5C?',
      answer: [
        'A token that stands for a listing, so that its history can be followed. It is not a legal title. In the UK the V5C and DVLA’s register say who keeps a car, and a contract of sale passes ownership. A token changes neither.',
      ],
      keywords: `nft token title ownership legal v5c, legally own, legal owner, does it replace the log
        book, do i still need a v5, proof of ownership on the blockchain, digital certificate, owner on the
        blockchain, what is a title token, what good is an nft of a car, why would i want an nft, nft of my
        car, car nft, nft instead of a log book, is the nft legal, token for a car, does an nft prove
        ownership, who owns the token, is a token a legal title, do i get a token when i buy, sell the nft,
        what does the nft get me, does an nft replace my logbook, token own it legally, is a digital title
        valid, dvla recognise the nft, is the nft proof it is mine, do i own the car with a token, digital
        deed, minted`,
    },
    {
      id: 'smart-escrow',
      question: 'How is smart escrow meant to work?',
      answer: [
        'The buyer’s money would be locked in a contract, released to the seller once the buyer has accepted the car, and paid back if the sale falls through. The contract is written and tested, but neither deployed nor audited, so you cannot use it to pay for a car. Under Web3 Trading you can play a sale on its own code, with made-up coins. We never ask you to pay for a car in crypto; anybody who does is not us.',
      ],
      keywords: `escrow smart contract hold money release dispute, someone neutral, someone in the middle,
        middleman, third party holds the cash, until the buyer is happy, until i have checked it, until i
        get the car, until collection, release the money automatically, does a contract do it, money back if
        the sale falls through, keep the deposit safe, is escrow live, can i use escrow, how does escrow
        protect me, what is smart escrow, is there an escrow service, do you offer escrow, money held until
        i collect, pay into escrow, how do i start an escrow, lock the money, safe payment service,
        protected payment until delivery, automatic payment on handover, contract on the blockchain holds
        the money, escrow fees, keep my money safe until i collect, money locked in a contract, escrow
        refund, release the funds, hold my cash until i am happy, who looks after the money, can you keep
        the money until i have the car, contract pays the seller, money stuck in escrow`,
      links: [{ label: 'Smart-contract audit', href: '/audit' }],
    },
    {
      id: 'do-i-need-a-wallet',
      question: 'Do I need a crypto wallet?',
      answer: [
        'No. Everything this site does for buyers and sellers works without one. On the home page and under Web3 Trading you can connect MetaMask, Coinbase Wallet or another wallet of your browser; that shows its address, network, balance, titles and MILES. Signatures are asked for only by the escrow, where a test network with our contracts is configured; by default none is. We never ask for a recovery phrase or a private key, and neither should anybody else.',
      ],
      keywords: `wallet crypto metamask coinbase connect seed recovery phrase private key, set up a wallet,
        never used crypto, without crypto, where is the connect wallet button, twelve words, 12 words, asked
        for my seed phrase, secret phrase, install an extension, is metamask required, buy without metamask,
        without a wallet, is a crypto wallet needed, what is a wallet for, wallet does not connect,
        connecting my wallet, coinbase wallet, need crypto to buy a car, do i need bitcoin to buy, somebody
        wants my recovery phrase, share my private key, hardware wallet, install metamask, do i have to have
        metamask, which wallet do you support, trust wallet, ledger, asked for my wallet password, is a
        wallet compulsory, metamask to use this, got no crypto wallet, metamask popup, should i link a
        wallet, do i need ethereum to buy`,
      links: [{ label: 'Web3 Trading', href: '/web3-trading' }],
    },
    {
      id: 'what-are-miles',
      question: 'What are MILES?',
      answer: [
        'The name of a reward token whose contract is written and deployed nowhere, so there are none. They cannot be earned, bought or sold, and are not an investment.',
      ],
      keywords: `miles reward token points loyalty, earn miles, how do i get points, buy reward points,
        spend my points, loyalty scheme, are the tokens worth investing in, token price, invest in the
        token, is there a reward, collect points, miles token not mileage, what can i spend miles on, how
        many miles tokens, miles balance, rewards for buying, reward programme, bonus points, cash in my
        points, are miles worth money, sell my miles, when does the miles token launch, loyalty tokens,
        crypto reward, points for buying a car, are miles like air miles, redeem miles, get miles for a
        purchase, what do i do with tokens, miles i have collected`,
    },
  ],
};

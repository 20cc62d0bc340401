import { expect, test } from 'vitest';
import { openDatabase } from './support';

/** Messages that buyers and sellers of cars write. */
const HONEST = `
Send me your bank details and I will pay the deposit
What is your pin location? I will find you
The radio code is 1234
Send me the radio code please, or the PIN for the alarm
Please tell me the security code of the alarm
What is the PIN code for the immobiliser?
Can you send the password for the app and the paint code?
Could you send a pin of where you live?
I have closed the garage and locked the gate
Is the locking wheel nut code with it? Send me the code if so
My account was locked last week, so I am late
I need to close my bank account first
It is on hold for my brother, the deposit is paid
Is your garage closed on Sunday?
Your advert is closed, is the car still on hold?
I scanned it for fault codes
Does it need a 13 pin or a 7 pin?
I never give my PIN or a verification code to anybody
I will not ask for your card number or the code we sent
Can you tell me what fault code you got?
Send me your postcode, I will text you
Send me the location pin.
I paid it into your account..., is the car on hold
I put the deposit in your account and the car is on hold
Please hold the car while I send the money to your account
Is your finance account closed?
What is your PIN for the alarm?
Can you send the code that you got with the radio?
Did you text me about the paint code?
Send me the discount code you have for the valet
Please tell me the wheel nut code, I will get a thirteen pin plug
Do you take card, or cash alone?
Do you need the pin for the stereo?
Does it have Apple CarPlay? I can pay by card
Can I pay by card or by bank transfer?
Do you give a receipt with the card payment?
Your account of the service history is limited
He gives his account of the crash, the file is closed
Card payments taken, please ring for details
Can I see more pictures, and do you take a debit card?
Please send photos of the back seat, I can pay with a debit card
Please send a picture of the card for the radio code
Can I pay by card no problem?
Please ring the number on the card in the window
Can I have a copy of your V5, both sides?
Send me the code for the alarm please
I got the four digit code for the radio, I will send it to you
I have the 4 digit code of the stereo and will send it with the keys
I sent you the code for the key safe, tell me if it works
I will text you a code for the barrier, show it to the guard
Did you get the fault code? Tell me what it is
Did you get the text? Send it again please
I texted you twice. What is it you want for it
You will get a receipt by e-mail, send it to your bank
Looking forward to it, the code you sent for the gate works
I can transfer £100 to your account to hold the car
Your account of the accident needs checking with the insurer
`;

/** Messages that ask for cards and codes, or say that an account is locked. */
const ASKING = `
Case opened. A hold was placed on your account. Reply with your card number and the code we texted, within 24 hours, or it is closed.
Please send the long card number and expiry date
Tell me the code that was sent to your phone
Read me the six digit code
What is your PIN?
Card number and CVV please
Reply with your one-time passcode
Confirm your password now
I need your sort code to pay you
Your account has been suspended
Your Forecourt account is on hold until you answer
We have locked your account
Please verify your account today
If you do not send your card number it stays closed
Text me the verification code you get
Tell me the code we sent you, so that the car can be released
Your PayPal account will soon be closed
There is unusual activity on your account
Your acc\u200bount is locked
Read me the long number on the front of your card and the 3 digits on the back
Send me a photo of your card, both sides
Can I see a picture of the front and back of your bank card
Can I take a card number
Just the card number, expiry and cvv pls
Send your card  number
Send your card\\nnumber
Your card numbers
I need your card’s number
I'm sending a Google code to check you are real, tell me the code
You will get a 6-digit code by text. Send it to me
I just sent you a six digit code, what is it
I texted you a code. Can you read it back to me?
You'll receive a WhatsApp code on your phone, just forward it
Whats the 6 digit code
Can I have the verification code?
Your Forecourt account’s been locked
Your account will be terminated
Your account has been flagged for fraud
Your account needs a check. Confirm it within 24 hours or it is closed.
We will close your account tonight
`;

async function risksOf(lines: string) {
  const texts = lines
    .trim()
    .split('\n')
    .map((text) => text.replaceAll('\\n', '\n'));
  const { sql } = await openDatabase();
  return sql`
    select body, private.risk_of(body) as risk
    from unnest(${texts}::text[]) with ordinality as list (body, place) order by place`;
}

test('a message about codes, pins or accounts of another kind is no risk', async () => {
  for (const { body, risk } of await risksOf(HONEST)) expect([body, risk]).toEqual([body, null]);
});

test('a message that asks for a card, a code or an account is a risk', async () => {
  for (const { body, risk } of await risksOf(ASKING))
    expect([body, risk]).toEqual([body, 'bank_details']);
});

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
`;

async function risksOf(lines: string) {
  const texts = lines.trim().split('\n');
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

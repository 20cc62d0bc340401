import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { initialFormState } from '@/lib/core/actions/form-state';
import { enquiryToken } from '@/lib/core/conversations/token';
import { findVehicle } from '@/lib/listings/queries';
import { answerOffer, makeGuestOffer, sendOffer } from '@/lib/offers/actions';
import { offerDays } from '@/lib/offers/days';
import { offerFailures } from '@/lib/offers/messages';
import { getListingReservations, getOffers } from '@/lib/offers/queries';
import {
  releaseCar,
  reserveCar,
  saveListingReservations,
  standInLine,
} from '@/lib/offers/reservation-actions';
import { Browser } from '../auth/browser';
import { openAuthWorld } from '../auth/world';
import { addModel, addSeller, insert, VEHICLE } from '../database/fixtures';

const { world, addPerson } = openAuthWorld();
const { price } = VEHICLE;
const until = offerDays(new Date()).suggested;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a guest by link and a seller by session agree a price, and the car is reserved', async () => {
  const { sql } = world;
  const person = await addPerson();
  const seller = new Browser();
  await seller.send(signIn, person);
  const model = await addModel(sql, 'Ford', 'Fiesta');
  const [owner] = await sql`select id from auth.users where email = ${person.email}`;
  const seller_id = await addSeller(sql, { user_id: owner?.id });
  const car = await insert(sql, 'vehicles', { ...VEHICLE, ...model, seller_id });

  const guest = new Browser();
  const terms = { until, price: `${price}`, fullName: 'Gus Guest', email: 'gus@example.test' };
  const first = { vehicle: car, ...terms };
  expect(await guest.send(makeGuestOffer, { ...first, amount: '1' })).toMatchObject({
    status: 'failed',
    code: 'PT428',
    message: offerFailures.PT428,
    values: { amount: '1' },
  });
  expect(await guest.send(makeGuestOffer, { ...first, amount: '1', sure: '1' })).toMatchObject({
    status: 'done',
  });
  const [enquiry] = await sql<{ id: string }[]>`select id from enquiries`;
  const id = enquiry?.id ?? '';
  await sql`select confirm_guest_enquiry(${id})`;
  const link = enquiryToken('open', id, 'buyer');
  const offer = (await getOffers(link))?.open?.id ?? '';
  expect(await getOffers(`${link}x`)).toBeNull();

  const counter = { conversation: id, answers: offer, amount: '£12,000', until, price: `${price}` };
  expect(await guest.send(sendOffer, counter)).toMatchObject({ status: 'signed-out' });
  expect(await seller.send(sendOffer, counter)).toMatchObject({ status: 'done' });
  const answer = { conversation: link, offer, answer: 'accepted', price: `${price}` };
  expect(await guest.send(answerOffer, answer)).toMatchObject({ message: offerFailures.PT410 });
  await sql`update vehicles set price = price - 1 where id = ${car}`;
  const open = (await getOffers(link))?.open?.id ?? '';
  expect(await guest.send(answerOffer, { ...answer, offer: open })).toMatchObject({
    message: offerFailures.PT412,
  });
  const seen = { ...answer, offer: open, price: `${price - 1}` };
  expect(await guest.send(answerOffer, seen)).toMatchObject({ status: 'done' });

  expect(await guest.send(reserveCar, { conversation: link })).toMatchObject({ code: 'PT405' });
  for (const hours of ['48', '24'])
    expect(await seller.send(saveListingReservations, { id: car, hours })).toMatchObject({
      status: 'done',
    });
  expect(await guest.send(reserveCar, { conversation: link })).toMatchObject({ status: 'done' });
  const { reservedUntil } = (await findVehicle(car)) ?? {};
  expect(Date.parse(reservedUntil ?? '')).toBeGreaterThan(Date.now());
  let own: Awaited<ReturnType<typeof getListingReservations>> | undefined;
  await seller.send(async () => {
    own = await getListingReservations(car);
    return initialFormState;
  }, {});
  expect(own).toEqual({ hours: 24, until: reservedUntil });
  const line = { conversation: id, inLine: 'true' };
  expect(await seller.send(standInLine, line)).toMatchObject({ code: 'PT409' });
  expect(await seller.send(releaseCar, { conversation: id })).toMatchObject({ status: 'done' });
  expect((await findVehicle(car))?.reservedUntil).toBeNull();
  expect(await seller.send(saveListingReservations, { id: car, hours: '' })).toMatchObject({
    status: 'done',
  });
  const stranger = new Browser();
  await stranger.send(signIn, await addPerson());
  expect(await stranger.send(saveListingReservations, { id: car, hours: '24' })).toMatchObject({
    status: 'failed',
  });
  expect(await sql`select from reservation_terms`).toEqual([]);
});

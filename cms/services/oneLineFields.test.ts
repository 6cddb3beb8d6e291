import { expect, it } from 'vitest';
import { appointmentSchema } from './appointments/appointmentShapes';
import { contactUsSchema } from './contact/contactUsSchema';
import { leadSchema } from './leads/leadSchema';
import { registrationSchema } from './lotteries/registrations/registrationSchema';
import { initPaymentSchema } from './payments/initPaymentSchema';

const wrongPaths = (result: {
  error?: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined;
}) => (result.error?.issues ?? []).map(({ path }) => path.join('.'));

it('leads, meetings, messages and reservations have the same single-line fields', () => {
  const forged = 'a\nb';
  const formData = {
    currency: forged,
    assetName: forged,
    buildingName: forged,
    apartmentNumber: forged,
  };
  const lead = { projectStatus: forged, uri: forged, formType: forged, formSubject: forged, formData };
  expect(wrongPaths(leadSchema.safeParse(lead))).toEqual(
    expect.arrayContaining([
      'projectStatus',
      'uri',
      'formType',
      'formSubject',
      ...Object.keys(formData).map((name) => `formData.${name}`),
    ]),
  );
  const message = { freeTextSubject: forged, uri: forged };
  expect(wrongPaths(contactUsSchema.safeParse(message))).toEqual(
    expect.arrayContaining(Object.keys(message)),
  );
  expect(wrongPaths(registrationSchema.safeParse({ uri: forged }))).toContain('uri');
  expect(wrongPaths(appointmentSchema.safeParse({ uri: forged, formData }))).toEqual(
    expect.arrayContaining(['uri', ...Object.keys(formData).map((name) => `formData.${name}`)]),
  );
  const payment = { assetName: forged, description: forged, uri: forged };
  expect(wrongPaths(initPaymentSchema.safeParse(payment))).toEqual(
    expect.arrayContaining(Object.keys(payment)),
  );
});

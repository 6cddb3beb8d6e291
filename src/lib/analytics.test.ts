import { analyticsConsent, setAnalyticsConsent, track } from './analytics';

const EVENT = { companyId: 1, message: 'שגוי' };

beforeEach(() => {
  window.localStorage.clear();
  delete window.dataLayer;
});
afterEach(() => jest.restoreAllMocks());

describe('analytics', () => {
  it('sends nothing before the visitor answered', () => {
    track('contact_form_invalid', EVENT);
    expect(analyticsConsent()).toBe('unasked');
    expect(window.dataLayer).toBeUndefined();
  });

  it('sends nothing after a refusal', () => {
    setAnalyticsConsent('denied');
    track('contact_form_invalid', EVENT);
    expect(analyticsConsent()).toBe('denied');
    expect(window.dataLayer).toBeUndefined();
  });

  it('sends events with parameters after consent, until it is withdrawn', () => {
    setAnalyticsConsent('granted');
    track('contact_form_invalid', EVENT);
    track('contact_form_sent', { companyId: 2 });
    setAnalyticsConsent('denied');
    track('contact_form_sent', { companyId: 3 });
    expect(window.dataLayer).toEqual([
      { event: 'contact_form_invalid', companyId: 1, message: 'שגוי' },
      { event: 'contact_form_sent', companyId: 2 },
    ]);
  });

  it('asks again when the consent version changes', () => {
    window.localStorage.setItem('analytics-consent', 'granted@2020-01');
    expect(analyticsConsent()).toBe('unasked');
    track('contact_form_sent', { companyId: 1 });
    expect(window.dataLayer).toBeUndefined();
  });

  it("keeps the answer for the page's lifetime when storage is unavailable", () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    setAnalyticsConsent('denied');
    track('contact_form_sent', { companyId: 1 });
    expect(window.dataLayer).toBeUndefined();
    setAnalyticsConsent('granted');
    track('contact_form_sent', { companyId: 1 });
    expect(window.dataLayer).toHaveLength(1);
  });
});

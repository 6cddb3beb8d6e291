import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { Applications } from '../../services/careers/Applications';
import { FormEntries } from '../../services/forms/FormEntries';
import { Leads } from '../../services/leads/Leads';
import { Messages } from '../../services/contact/Messages';
import { Reservations } from '../../services/apartments/Reservations';
import { flattenAllFields, type CollectionConfig } from 'payload';
import { letterHead } from './letterHead';
import type { LetterContext } from './LetterRow';
import { letterRows } from './letterRows';

const SITE = 'https://site.example';
const contextIn = (language: LetterContext['language']): LetterContext => ({
  language,
  siteUrl: SITE,
  companies: new Map([[5423, 'אבן־דרך מגורים']]),
});

const fieldsOf = ({ fields }: CollectionConfig): FlattenedField[] => flattenAllFields({ fields });

/** Returns the label and the texts of each row, as staff see them. */
const read = (
  collection: CollectionConfig,
  doc: Record<string, unknown>,
  language: LetterContext['language'] = 'en',
) =>
  Object.fromEntries(
    letterRows(fieldsOf(collection), doc, contextIn(language)).map(({ label, values }) => [
      label,
      values.map(({ kind, text }) => `${kind}: ${text}`).join(' | '),
    ]),
  );

const MESSAGE = {
  id: 7,
  reference: 'M-AAAA-BBBB',
  subject: { id: 3, name: 'דירות חדשות' },
  companyId: 5423,
  contactUsType: '4',
  freeTextSubject: null,
  senderName: 'דנה לוי',
  senderPhone: '050-1234567',
  senderEmail: 'dana@example.com',
  content: 'שלום,\nאשמח לפרטים',
  allowedMarketing: true,
  allowedSmsAndEmail: false,
  language: 'he',
  status: 'new',
  assignee: 3,
  notes: [{ text: 'x' }],
  delivery: 'failed',
  deliveryError: 'boom',
  duplicateOf: 2,
  duplicateBy: 'email',
  emailTrace: 'x|dana@example.com',
  source: {
    uri: `${SITE}/contact/?utm_source=x`,
    page: null,
    referrer: 'https://search.example/',
    utmSource: 'x',
  },
  consentVersion: '2026-01',
  consentAt: '2026-11-22T08:05:00.000Z',
};

describe('the letter of a message', () => {
  it('has labels and answers as text, without empty, technical and staff fields', () => {
    expect(read(Messages, MESSAGE)).toEqual({
      Subject: 'words: דירות חדשות',
      Company: 'words: אבן־דרך מגורים',
      Phone: 'phone: 050-1234567',
      'E-mail': 'email: dana@example.com',
      Message: 'prose: שלום,\nאשמח לפרטים',
      'Agreed to marketing': 'words: Yes',
      'Agreed to SMS and e-mail': 'words: No',
      'Language of the visitor': 'words: Hebrew',
      'Sent from this address': 'link: /contact/',
      'Referring page': 'code: https://search.example/',
      'Campaign source': 'words: x',
      'Time of consent': 'words: 22 November 2026 at 10:05',
    });
  });

  it('is in the language of the staff', () => {
    expect(read(Messages, MESSAGE, 'he')).toMatchObject({
      'הסכמה לדיוור שיווקי': 'words: כן',
      'שפת הפונה': 'words: עברית',
      'מועד ההסכמה': 'words: 22 בנובמבר 2026 בשעה 10:05',
    });
  });

  it('names its page once, and links only to the site', () => {
    const page = { id: 4, title: 'יצירת קשר', paths: { he: '/קשר/', en: '/en/contact/' } };
    const source = { page, uri: `${SITE}/en/contact?utm_source=x` };
    const rows = letterRows(fieldsOf(Messages), { source }, contextIn('en'));
    expect(rows.flatMap(({ values }) => values)).toEqual([
      { kind: 'link', text: 'יצירת קשר', href: `${SITE}/en/contact/` },
    ]);
    expect(read(Messages, { source: { uri: 'javascript:alert(1)' } })).toEqual({
      'Sent from this address': 'words: javascript:alert(1)',
    });
    expect(read(Messages, { source: { uri: 'https://evil.example/x' } })).toEqual({
      'Sent from this address': 'code: https://evil.example/x',
    });
  });

  it('has no rows for an empty document', () => {
    expect(letterRows(fieldsOf(Messages), {}, contextIn('he'))).toEqual([]);
  });

  it('shows the number of a deleted company', () => {
    expect(read(Messages, { companyId: 9 })).toEqual({ Company: 'code: 9' });
  });
});

describe('other kinds', () => {
  it('show amounts, states and times as text', () => {
    const doc = {
      reference: 'R-1',
      paymentState: 'refunding',
      amount: 5000,
      paidAt: '2026-01-02T10:00:00.000Z',
      checkbox1: true,
      processToken: 'secret',
      processId: '77',
      idNumber: '012345678',
    };
    expect(read(Reservations, doc)).toEqual({
      'Payment state': 'words: Being refunded',
      'Amount (₪)': 'words: ₪5,000',
      'Paid at': 'words: 2 January 2026 at 12:00',
      'Identity number': 'words: 012345678',
      'Agreed to the terms of reservation': 'words: Yes',
    });
  });

  it.each([
    ['en', 'Agreed to the terms of reservation', 'Not stated'],
    ['he', 'הסכמה לתנאי השריון', 'לא נמסר'],
  ] as const)('say that a consent was not stated: %s', (language, label, text) => {
    expect(letterRows(fieldsOf(Reservations), { checkbox1: null }, contextIn(language))).toEqual([
      { name: 'checkbox1', label, values: [{ kind: 'words', text }] },
    ]);
  });

  it('show a file with its type and size', () => {
    const cv = {
      id: 1,
      name: 'קורות חיים.pdf',
      filename: 'A-1.pdf',
      url: '/api/attachments/file/A-1.pdf',
      mimeType: 'application/pdf',
      filesize: 4321,
    };
    expect(letterRows(fieldsOf(Applications), { cv }, contextIn('en'))).toEqual([
      {
        name: 'cv',
        label: 'CV',
        values: [
          { kind: 'file', text: 'קורות חיים.pdf', href: cv.url, type: 'PDF', bytes: 4321, isActive: false },
        ],
      },
    ]);
  });

  it('show each answer once, under the caption that the visitor read, with its files', () => {
    const file = { id: 1, name: 'a, b.pdf', url: '/f/1', mimeType: 'application/pdf', filesize: 1 };
    const other = { ...file, id: 2, name: 'c.docx', url: '/f/2' };
    const doc = {
      formTitle: 'הצטרפות',
      email: 'x@example.com',
      phone: '0501234567',
      answers: [
        { caption: 'דואר', value: 'x@example.com', alias: 'email' },
        { caption: 'טלפון נוסף', value: '021234567', alias: 'p2' },
        { caption: 'ת״ז', value: '012345674', alias: 'idNumber' },
        { caption: 'מסכים', value: '✓', alias: 'ok' },
        { caption: 'מתאריך', value: '2026-03-09', alias: 'from' },
        { caption: 'תעודה', value: 'c.docx', alias: 'file' },
        { caption: '', value: 'ערך', alias: 'alias' },
        { caption: 'ריק', value: '', alias: 'empty' },
      ],
      attachments: [file, other],
    };
    expect(read(FormEntries, doc, 'en')).toEqual({
      דואר: 'email: x@example.com',
      'טלפון נוסף': 'phone: 021234567',
      'ת״ז': 'code: 012345674',
      מסכים: 'words: Yes',
      מתאריך: 'words: 9 March 2026',
      תעודה: 'file: c.docx',
      alias: 'words: ערך',
      'Form name': 'words: הצטרפות',
      Phone: 'phone: 0501234567',
      Files: 'file: a, b.pdf',
    });
  });
});

describe('sender', () => {
  it('has links for a reply by mail, with the reference and in the visitor’s language, and for a call', () => {
    expect(letterHead(fieldsOf(Messages), MESSAGE)).toEqual({
      sender: 'דנה לוי',
      mail: {
        text: 'dana@example.com',
        href: `mailto:dana@example.com?subject=${encodeURIComponent('בעניין פנייתכם, מספר M-AAAA-BBBB')}`,
      },
      phone: { text: '050-1234567', href: 'tel:0501234567' },
    });
    const lead = {
      reference: 'L-1',
      name: 'Ann',
      email: 'a+b@example.com',
      language: 'en',
      toEmail: 'other@example.com',
    };
    expect(letterHead(fieldsOf(Leads), lead)).toMatchObject({
      sender: 'Ann',
      mail: { href: 'mailto:a%2Bb@example.com?subject=About%20your%20message%2C%20reference%20L-1' },
      phone: null,
    });
  });

  it('joins first and last name, and may be empty', () => {
    expect(letterHead(fieldsOf(Applications), { firstName: 'רות', lastName: 'כהן' }).sender).toBe('רות כהן');
    expect(letterHead(fieldsOf(FormEntries), { email: null })).toEqual({
      sender: '',
      mail: null,
      phone: null,
    });
  });

  it('has no mail link for an address with additional recipients or headers', () => {
    const doc = { ...MESSAGE, senderEmail: 'a@b.example?bcc=c@d.example' };
    expect(letterHead(fieldsOf(Messages), doc).mail).toBeNull();
  });
});

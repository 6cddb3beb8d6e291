import type { UIFieldServerProps } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';
import { adminLanguage } from '../../../platform/locales/adminLanguage';
import { formatDateTime } from '../../../platform/labels/formatValues';
import { DisputeDecision } from './DisputeDecision';

const TEXTS = {
  he: {
    title: 'איזו הרשמה משתתפת?',
    about:
      'שתי הרשמות עם אותו מספר זהות אושרו מכתובות דוא״ל שונות. יש לבקש משני הנרשמים תעודת זהות ואישור זכאות, ולהחליט לפי המסמכים. הרשימה לא תתפרסם לפני ההחלטה.',
    first: 'ההרשמה הראשונה',
    second: 'ההרשמה השנייה',
    deleted: 'ההרשמה נמחקה.',
    rows: {
      fullName: 'שם מלא',
      idEnding: 'הספרות האחרונות של מספר הזהות',
      phone: 'טלפון',
      email: 'דוא״ל',
      createdAt: 'מועד ההרשמה',
      confirmedAt: 'מועד האישור',
    },
  },
  en: {
    title: 'Which registration takes part?',
    about:
      'Two registrations with the same identity number were confirmed from different e-mail addresses. Ask both registrants for their identity card and certificate of entitlement, and decide by these documents. The list is not published before the decision.',
    first: 'First registration',
    second: 'Second registration',
    deleted: 'The registration was deleted.',
    rows: {
      fullName: 'Full name',
      idEnding: 'Last digits of the identity number',
      phone: 'Phone',
      email: 'E-mail',
      createdAt: 'Registered',
      confirmedAt: 'Confirmed',
    },
  },
};

type Row = keyof (typeof TEXTS)['en']['rows'];
const ROWS = ['fullName', 'idEnding', 'phone', 'email', 'createdAt', 'confirmedAt'] as const satisfies Row[];
const MOMENTS: readonly Row[] = ['createdAt', 'confirmedAt'];

/**
 * Shows the two registrations of a dispute side by side. While the dispute is open, also shows the buttons to decide
 * it.
 */
export async function DisputedRegistrations({ payload, req, id }: UIFieldServerProps) {
  if (id === undefined) return null;
  const access = { overrideAccess: false, user: req.user, depth: 0, disableErrors: true } as const;
  const dispute = await payload.findByID({ collection: 'lotteryDisputes', id, ...access });
  if (!dispute) return null;
  const language = adminLanguage(req.i18n);
  const texts = TEXTS[language];
  const find = async (related: unknown): Promise<LotteryRegistration | null> =>
    typeof related === 'number'
      ? payload.findByID({ collection: 'lotteryRegistrations', id: related, ...access })
      : null;
  const registrations = [
    { name: texts.first, found: await find(dispute.first) },
    { name: texts.second, found: await find(dispute.registration) },
  ];
  const wordsOf = (registration: LotteryRegistration, row: Row) => {
    const value = registration[row] ?? '';
    return MOMENTS.includes(row) ? formatDateTime(value, language) : value;
  };
  const rows = ROWS.filter((row) => registrations.some(({ found }) => found && wordsOf(found, row)));
  const open = dispute.decision === 'open';
  return (
    <section
      aria-label={texts.title}
      style={{ display: 'grid', gap: 'var(--base)', marginBlockEnd: 'calc(var(--base) * 1.5)' }}
    >
      <h3 style={{ margin: 0 }}>{texts.title}</h3>
      {open && <p style={{ margin: 0 }}>{texts.about}</p>}
      <div
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: '2rem' }}
      >
        {registrations.map(({ name, found }) => (
          <section key={name} aria-label={name}>
            <h4>
              {name}{' '}
              {found && (
                <a href={`${payload.config.routes.admin}/collections/lotteryRegistrations/${found.id}`}>
                  <bdi dir="ltr">{found.reference}</bdi>
                </a>
              )}
            </h4>
            {!found && <p>{texts.deleted}</p>}
            {found && (
              <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '0.25rem 1rem' }}>
                {rows.map((row) => (
                  <div key={row} style={{ display: 'contents' }}>
                    <dt>{texts.rows[row]}</dt>
                    <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
                      <bdi>{wordsOf(found, row)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
      {open && (
        <DisputeDecision
          first={registrations[0]?.found?.reference ?? ''}
          second={registrations[1]?.found?.reference ?? ''}
        />
      )}
    </section>
  );
}

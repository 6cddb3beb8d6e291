import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import { figuresByKind, figuresByPerson } from './inboxFigureRows';
import { FigureRows } from './FigureRows';

const TEXTS = {
  he: {
    kinds: 'תיבת הפניות',
    people: 'ממתינות לטיפול',
    fresh: 'חדשות',
    progress: 'בטיפול',
    failed: 'לא נמסרו',
    nobody: 'ללא אחראי',
    you: 'בטיפולך',
    one: { fresh: 'חדשה', failed: 'לא נמסרה' },
    none: 'אין פניות שממתינות לטיפול.',
  },
  en: {
    kinds: 'Inbox',
    people: 'Assigned to',
    fresh: 'New',
    progress: 'In progress',
    failed: 'Not delivered',
    nobody: 'Unassigned',
    you: 'You',
    one: {},
    none: 'No messages are waiting.',
  },
};

interface InboxFiguresProps {
  payload: Payload;
  user: NonNullable<PayloadRequest['user']>;
  language: Locale;
}

/** Shows how many messages there are of each kind, and who is assigned to the open ones. */
export async function InboxFigures(props: InboxFiguresProps) {
  const [kinds, people] = await Promise.all([figuresByKind(props), figuresByPerson(props)]);
  const texts = TEXTS[props.language];
  const named: Record<string, string> = {
    fresh: texts.fresh,
    progress: texts.progress,
    failed: texts.failed,
  };
  const namedOne: Record<string, string> = { ...named, ...texts.one };
  const personLabel = (person: number | null, name: string) => {
    if (person === null) return texts.nobody;
    return person === props.user.id ? texts.you : name;
  };
  return (
    <>
      <FigureRows
        title={texts.kinds}
        rows={kinds.map((row) => ({
          ...row,
          figures: row.figures.map((one) => ({
            ...one,
            label: (one.count === 1 ? namedOne : named)[one.name] ?? '',
            warns: one.name === 'failed' && one.count > 0,
          })),
        }))}
      />
      <FigureRows
        title={texts.people}
        empty={texts.none}
        rows={people.map((row) => ({
          ...row,
          label: personLabel(row.person, row.label),
          figures: row.figures.map((one) => ({ ...one, label: one.name, warns: false })),
        }))}
      />
    </>
  );
}

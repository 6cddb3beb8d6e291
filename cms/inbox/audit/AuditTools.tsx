'use client';

import { useTranslation } from '@payloadcms/ui';
import { ListTools } from '../../platform/adminUi/ListTools';

const TEXTS = {
  he: {
    label: 'סינון מהיר',
    all: 'הכול',
    messages: 'פניות',
    looks: 'צפייה בפניות',
    privacy: 'בקשות בנוגע למידע אישי',
    deliveries: 'מסירות',
    money: 'החזרים',
    accounts: 'חשבונות',
    settings: 'הגדרות',
    exports: 'ייצוא',
    retention: 'מחיקות בתום התקופה',
    export: 'ייצוא ל־CSV',
  },
  en: {
    label: 'Quick filters',
    all: 'All',
    messages: 'Messages',
    looks: 'Messages viewed',
    privacy: 'Personal data requests',
    deliveries: 'Deliveries',
    money: 'Refunds',
    accounts: 'Accounts',
    settings: 'Settings',
    exports: 'Exports',
    retention: 'Retention',
    export: 'Export as CSV',
  },
};

const ACTIONS = {
  messages: 'statusChanged,assigned,noteWritten,keptUntilChanged,replySent,entriesMerged,entryDeleted',
  looks: 'entryViewed,listViewed,fileViewed',
  privacy: 'personalDataReported,personalDataDeleted',
  deliveries: 'deliveryReplayed',
  money: 'refundOrdered',
  accounts:
    'accountCreated,accountChanged,accountDeleted,passwordChanged,passwordReset,emailChanged,secondFactorEnrolled,secondFactorRemoved,secondFactorReset,keyChanged',
  settings: 'settingsChanged',
  exports: 'exported',
  retention: 'retentionDeleted',
} as const;

/** Header of the audit log's list, with filters by topic and the link to the export. */
export function AuditTools({ collectionSlug }: { collectionSlug: string }) {
  const { i18n } = useTranslation();
  const texts = i18n.language === 'he' ? TEXTS.he : TEXTS.en;
  const filters = Object.entries(ACTIONS).map(([name, actions]) => ({
    text: texts[name as keyof typeof ACTIONS],
    where: `where[or][0][and][0][action][in]=${actions}`,
  }));
  return (
    <ListTools
      collectionSlug={collectionSlug}
      label={texts.label}
      filters={[{ text: texts.all, where: '' }, ...filters]}
      exportText={texts.export}
    />
  );
}

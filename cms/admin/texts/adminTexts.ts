/**
 * Corrections to Payload's admin texts. Payload's Hebrew texts omit placeholders, contain translator's notes, and in
 * one place say the opposite. `adminTexts.test.ts` compares the texts not overridden here with the English ones.
 */
export const adminTexts = {
  he: {
    authentication: {
      loggedIn: 'כדי להתחבר עם משתמש אחר יש <0>להתנתק</0> תחילה.',
      loggedInChangePassword: 'כדי לשנות את הסיסמה יש לעבור אל <0>החשבון</0> ולערוך אותה שם.',
      generatingNewAPIKeyWillInvalidate: 'יצירת מפתח API חדש <1>תבטל</1> את המפתח הקודם. להמשיך?',
      youAreInactive:
        'לא הייתה פעילות זמן מה, ובקרוב תתבצע התנתקות אוטומטית כדי להגן על החשבון. להישאר בחשבון?',
    },
    dashboard: {
      discardTitle: 'לוותר על השינויים?',
      discardMessage: 'יש בלוח הבקרה שינויים שלא נשמרו. לוותר עליהם?',
    },
    error: {
      documentNotFound:
        'המסמך {{id}} לא נמצא. אם נמחק, אפשר לחפש אותו בסל המיחזור של הרשימה הזאת. ייתכן גם שלא היה קיים, או שאין לך גישה אליו.',
      unableToReindexCollection: 'בניית האינדקס של {{collection}} נכשלה והופסקה.',
      insufficientClipboardPermissions: 'אין גישה ללוח ההעתקה. יש לבדוק את ההרשאות בדפדפן.',
      invalidClipboardData: 'אי אפשר להדביק כאן את מה שבלוח ההעתקה.',
    },
    fields: {
      // Payload fills the placeholder of this text with an object instead of a name, and screen readers read it out.
      // The text therefore has no placeholder.
      addNewLabel: 'הוספת רשומה חדשה',
      addRelationship: 'הוספת קישור',
      editRelationship: 'עריכת הקישור',
      labelRelationship: 'קישור אל {{label}}',
      relationTo: 'קישור אל',
      removeRelationship: 'הסרת הקישור',
      swapRelationship: 'החלפת הקישור',
      removeUpload: 'הסרת הקובץ',
      swapUpload: 'החלפת הקובץ',
      addUpload: 'הוספת קובץ',
      toggleBlock: 'פתיחה או סגירה של הרכיב',
      block: 'רכיב',
      blocks: 'רכיבים',
      blockType: 'סוג רכיב',
      searchForBlock: 'חיפוש רכיב',
    },
    general: {
      aboutToDeleteCount_one: 'עומדים להימחק: {{count}} {{label}}',
      aboutToDeleteCount_many: 'עומדים להימחק: {{count}} {{label}}',
      aboutToDeleteCount_other: 'עומדים להימחק: {{count}} {{label}}',
      all: 'הכול',
      allLocales: 'כל השפות',
      anotherUserTakenOver:
        'העריכה של המסמך הזה עברה למשתמש אחר. מה שהוקלד ולא נשמר עדיין כתוב בטופס: ' +
        'אפשר לחזור אליו במקש Esc ולהעתיק אותו. ״צפייה בלבד״ תציג במקומו את הגרסה האחרת.',
      clear: 'ניקוי',
      clearAll: 'ניקוי הכול',
      confirmCopy: 'אישור העתקה',
      copying: 'בהעתקה…',
      createNew: 'יצירה',
      createNewLabel: 'יצירה: {{label}}',
      creatingNewLabel: 'יצירה: {{label}}',
      currentlyEditing:
        'הוא החשבון שעורך את המסמך כעת. העברת העריכה אליך תפסיק את עבודתו, וייתכן שיאבדו שינויים שלא נשמרו.',
      deletePermanently: 'מחיקה לצמיתות, בלי סל המיחזור',
      documentIsTrashed: 'המסמך ({{label}}) נמצא בסל המיחזור וניתן לקריאה בלבד.',
      documentModified: 'המסמך השתנה',
      documentOutOfDate:
        'המסמך השתנה אחרי שנפתח כאן. אפשר לחזור במקש Esc למה שהוקלד ולהעתיק אותו לפני הטעינה מחדש.',
      editAll: 'עריכת הכול',
      editLabel: 'עריכה',
      editingLabel_one: 'עריכה: {{count}} {{label}}',
      editingLabel_many: 'עריכה: {{count}} {{label}}',
      editingLabel_other: 'עריכה: {{count}} {{label}}',
      editingTakenOver: 'העריכה עברה למשתמש אחר',
      emptyTrash: 'ריקון סל המיחזור',
      emptyTrashLabel: 'ריקון סל המיחזור: {{label}}',
      false: 'לא',
      filterWhere: 'הצגת {{label}} שבהם',
      // Must differ from the names of our own groups, because Payload would move a group with the same name to the top.
      globals: 'הגדרות כלליות',
      isEditing: 'בעריכה',
      newLabel: '{{label}}: רשומה חדשה',
      noResults: 'אין עדיין {{label}}, או שאין רשומות שמתאימות לסינון.',
      noResultsDescription: 'אין עדיין רשומות, או שאין רשומות שמתאימות לסינון.',
      noTrashResults: 'אין {{label}} בסל המיחזור.',
      noUpcomingEventsScheduled: 'לא תוזמנו פרסומים.',
      upcomingEvents: 'פרסומים מתוזמנים',
      payloadSettings: 'הגדרות התצוגה',
      reindex: 'בנייה מחדש של האינדקס',
      reindexingAll: 'בנייה מחדש של האינדקס: {{collections}}.',
      confirmReindex: 'לבנות מחדש את האינדקס של {{collections}}?',
      confirmReindexAll: 'לבנות מחדש את האינדקס של כל האוספים?',
      resetPreferencesDescription: 'כל ההעדפות שלך יחזרו לברירת המחדל.',
      restoring: 'בשחזור…',
      schedulePublishFor: 'תזמון הפרסום של {{title}}',
      selectAll: 'בחירת הכול: {{count}} {{label}}',
      selectLabel: 'בחירת {{label}}',
      showAllLabel: 'הצגת כל הרשומות: {{label}}',
      takeOver: 'העברת העריכה אליי',
      titleRestored: 'שוחזר: {{label}} "{{title}}".',
      titleDeleted: 'נמחק: {{label}} "{{title}}".',
      titleTrashed: 'הועבר לסל המיחזור: {{label}} "{{title}}".',
      trash: 'סל המיחזור',
      trashedCountSuccessfully: 'הועברו לסל המיחזור: {{count}} {{label}}.',
      aboutToTrash: 'להעביר לסל המיחזור: {{label}} <1>{{title}}</1>?',
      aboutToTrashCount: 'להעביר לסל המיחזור: {{count}} {{label}}?',
      true: 'כן',
      unsavedChanges: 'יש שינויים שלא נשמרו. יש לשמור או לבטל אותם לפני שממשיכים.',
      updatedCountSuccessfully: 'עודכנו: {{count}} {{label}}.',
      updatedLabelSuccessfully: 'עודכן: {{label}}.',
      successfullyCreated: 'נוצר: {{label}}.',
      successfullyDuplicated: 'שוכפל: {{label}}.',
      welcome: 'ברוכים הבאים',
    },
    localization: {
      cannotCopySameLocale: 'אי אפשר להעתיק לאותה שפה',
      copyToLocale: 'העתקה לשפה אחרת',
      localeToPublish: 'שפה לפרסום',
      selectedLocales: 'השפות שנבחרו',
      selectLocaleToCopy: 'לאיזו שפה להעתיק?',
    },
    upload: { bulkUpload: 'העלאת קבצים רבים' },
    validation: {
      invalidBlocks: 'השדה מכיל רכיבים שאינם מותרים עוד: {{blocks}}.',
      latitudeOutOfBounds: 'קו הרוחב חייב להיות בין -90 ל-90.',
      longitudeOutOfBounds: 'קו האורך חייב להיות בין -180 ל-180.',
      longerThanMin: 'יש להזין לפחות {{minLength}} תווים.',
      shorterThanMax: 'אפשר להזין עד {{maxLength}} תווים.',
      timezoneRequired: 'יש לבחור אזור זמן.',
      trueOrFalse: 'אפשר לענות רק כן או לא.',
    },
    version: {
      aboutToRestore:
        '{{label}}: המסמך יוחזר למצבו מ־{{versionDate}}. אם אותה גרסה פורסמה, היא תתפרסם באתר מיד; כדי לשחזר בלי לפרסם יש לבחור ״שחזור כטיוטה״.',
      aboutToRestoreGlobal:
        '{{label}}: ההגדרות יוחזרו למצבן מ־{{versionDate}} ויתפרסמו באתר מיד; כדי לשחזר בלי לפרסם יש לבחור ״שחזור כטיוטה״.',
      restoreAsDraft: 'שחזור כטיוטה',
      changedFieldsCount_one: 'שדות שהשתנו: {{count}}',
      changedFieldsCount_other: '{{count}} שדות השתנו',
      compareVersion: 'השוואה לגרסה:',
      compareVersions: 'השוואת גרסאות',
      modifiedOnly: 'רק מה שהשתנה',
      noRowsSelected: 'לא נבחרו: {{label}}',
      publishAllLocales: 'פרסום בכל השפות',
      schedulePublish: 'תזמון פרסום',
      unpublished: 'הוסר מהאתר',
      unpublishedSuccessfully: 'הוסר מהאתר.',
      unpublish: 'הסרה מהאתר',
      unpublishIn: 'הסרה מהאתר ב{{locale}}',
      unpublishing: 'בהסרה מהאתר…',
      // Payload would show a relative time here that does not update. The absolute time is already shown next to it
      // ("last modified").
      lastSavedAgo: 'שמירה אוטומטית',
      confirmUnpublish: 'אישור ההסרה מהאתר',
      aboutToUnpublish:
        'להסיר את המסמך מהאתר? הדפים שמתחתיו יישארו באתר, וקישורים אליו יפסיקו לפעול. אחרי ההסרה אפשר לבחור ברשימה לאן תוביל הכתובת שלו.',
      aboutToUnpublishIn: 'להסיר את המסמך מהאתר ב{{locale}}?',
      aboutToUnpublishSelection: 'להסיר מהאתר את כל מה שנבחר ({{label}})?',
      versionCount_one: 'גרסאות שנמצאו: {{count}}',
    },
  },
  en: {
    error: {
      documentNotFound:
        'The document {{id}} was not found. If it was deleted, look for it in the trash of this list. It may never have existed, or you may not have access to it.',
    },
    fields: { addNewLabel: 'Add a new one' },
    general: {
      anotherUserTakenOver:
        'Another user has taken over editing this document. What you typed and did not save is still in the form: ' +
        'press Esc to go back and copy it. “View read-only” shows the other version instead.',
      documentOutOfDate:
        'This document has changed since you opened it. Press Esc to go back to what you typed, and copy it before you reload.',
      editLabel: 'Edit',
      payloadSettings: 'Display settings',
    },
    version: {
      aboutToUnpublish:
        'Take this document off the site? Pages below it stay, and links to it stop working. Afterwards, you can choose in the list where its address leads.',
      lastSavedAgo: 'Saves automatically',
    },
  },
} as const;

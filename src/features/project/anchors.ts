/** Anchors of a project page that its own links use. */
export const MAP_ID = 'map';
export const CONTACT_ID = 'contact-us';

/** Distance in px above the contact section after scrolling to it (project-marketing §2.2, §9). */
export const CONTACT_OFFSET = 60;

/** Further anchors of the bar of sections. */
export const ABOUT_ID = 'about';
export const GALLERY_ID = 'gallery';
export const HOMES_ID = 'apartments';
export const DOCUMENTS_ID = 'documents';
export const REGISTER_ID = 'register';

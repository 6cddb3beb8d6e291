/** HTML ids of the sections that buttons and links of a project page point to. */
export const MAP_ID = 'map';
export const CONTACT_ID = 'contact-us';

/**
 * Distance in pixels between the top of the viewport and the contact section after scrolling to it (project-marketing
 * §2.2, §9).
 */
export const CONTACT_OFFSET = 60;

/** HTML ids of the other sections that the section bar links to. */
export const ABOUT_ID = 'about';
export const GALLERY_ID = 'gallery';
export const HOMES_ID = 'apartments';
export const DOCUMENTS_ID = 'documents';
export const REGISTER_ID = 'register';

import { NameCell as NameCell_3985a5e68da3f9c2b5123911b9078288 } from '../../../platform/adminUi/NameCell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CommitTextFeature as CommitTextFeature_79028cd2e458547b7a068bced06a0ff1 } from '../../../payload-fixes/uncommittedText/CommitTextFeature'
import { PasteFeature as PasteFeature_745ca15ceeb731cd71174b38d006f0d7 } from '../../../platform/adminUi/paste/PasteFeature'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_48ed4d7da4b97b69da8da597bfcf487e } from '../../../platform/adminUi/RowLabel'
import { BlockLabel as BlockLabel_c05e4da3fa300f89e21988fcda122acc } from '../../../content/blocks/BlockLabel'
import { JsonField as JsonField_e994e167991359e1a6d83a2d3a39be3b } from '../../../platform/adminUi/JsonField'
import { KindCell as KindCell_30085f7cd3f0f6402589f2fb37009a02 } from '../../../content/kinds/KindCell'
import { KindSelect as KindSelect_c89ba125d2994f9665603948306407d5 } from '../../../content/kinds/KindSelect'
import { SlugField as SlugField_b5229586986232cd2f83d724f97b24c7 } from '../../../content/addresses/SlugField'
import { ContentCheck as ContentCheck_6ae9a33937d9d8634dc6b01bcd5f015e } from '../../../content/report/ContentCheck'
import { StatusCell as StatusCell_f059236e80cb25265249a16c63870d10 } from '../../../platform/adminUi/StatusCell'
import { GoneAddresses as GoneAddresses_3fe4c03ddd560b53d7211a3d7d8eed7f } from '../../../content/addresses/gone/GoneAddresses'
import { KeepTyped as KeepTyped_ea9f2fccfdef8c380e7aa99c4b80a549 } from '../../../platform/editing/form/KeepTyped'
import { SiteSign as SiteSign_5fded5c5d8c8ea1718c5b5ca382aa2a5 } from '../../../content/publishing/SiteSign'
import { TableTools as TableTools_63b7e1e71622bcb38a0a09294abb5bed } from '../../../platform/adminUi/TableTools'
import { DuplicateNotice as DuplicateNotice_892afb44dc4da73a929b384f2edbf8e8 } from '../../../inbox/merge/DuplicateNotice'
import { Letter as Letter_25f50834422930e7147a20372757735c } from '../../../inbox/letter/Letter'
import { Thread as Thread_354aa07e178b502197cd64645db969dd } from '../../../inbox/reply/Thread'
import { SameMatter as SameMatter_152732212bcd43b1d46f95b92245a103 } from '../../../inbox/letter/SameMatter'
import { EntryDeliveries as EntryDeliveries_fc1004006e7ce001eeb2cd0c530e2d3a } from '../../../inbox/letter/EntryDeliveries'
import { DuplicateCell as DuplicateCell_d88b604ba7f2f44afc27e174c05d5ae6 } from '../../../inbox/merge/DuplicateCell'
import { InboxTools as InboxTools_1f3243c5cd3fb5748be31b694bebd233 } from '../../../inbox/InboxTools'
import { RefundAction as RefundAction_01ecaeb7a3e81fc5d1152f84b15d0822 } from '../../../services/apartments/RefundAction'
import { LotteryDraw as LotteryDraw_64eae3079d75ded2ec579f7be026d372 } from '../../../services/lotteries/LotteryDraw'
import { FormFieldSelect as FormFieldSelect_7db81cb9f2f4925acc1b726e87d24c20 } from '../../../services/forms/fields/FormFieldSelect'
import { CurrentPassword as CurrentPassword_577940a936b5c2b1fb8c0346babdebf5 } from '../../../services/accounts/CurrentPassword'
import { SecondFactorPanel as SecondFactorPanel_1d36b3b98182d1aa157ea6477c1e6575 } from '../../../services/accounts/secondFactor/SecondFactorPanel'
import { AuditSubjectCell as AuditSubjectCell_99b3ee835f8193d4a1e63a43d89a3798 } from '../../../inbox/audit/AuditSubjectCell'
import { AuditTools as AuditTools_8d21c0f2f392715303c0bbb24255f6b5 } from '../../../inbox/audit/AuditTools'
import { DeliveryActions as DeliveryActions_ff0656540d4eaece070018439188e250 } from '../../../outbox/DeliveryActions'
import { FileTypeCell as FileTypeCell_78d730fcbc1ee68a7c221725a31a3fa5 } from '../../../intake/files/FileTypeCell'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { PersonalDataTool as PersonalDataTool_b2b735c43b246947bf2145048f4ac6a7 } from '../../../inbox/personalData/PersonalDataTool'
import { Icon as Icon_ecb2d425e0c47f2704e0f6c0188b49d0 } from '../../../admin/Icon'
import { Logo as Logo_8c3bf6d9c8d24e4e81ab6192a4938147 } from '../../../admin/Logo'
import { LeadToEnrolment as LeadToEnrolment_ba5abda1ba40b860b71dafb803c8cfbf } from '../../../services/accounts/secondFactor/LeadToEnrolment'
import { Overview as Overview_12a3379e9abaf4ee3a50c1820ae551b0 } from '../../../admin/dashboard/Overview'
import { ScheduleChoice as ScheduleChoice_eb2c09b75f3971b7e9fa7981e847af78 } from '../../../payload-fixes/scheduleForm/ScheduleChoice'
import { ScheduleRefusal as ScheduleRefusal_48897bc10d250a78e02643239d06d500 } from '../../../payload-fixes/scheduleForm/ScheduleRefusal'
import { BlockPurposes as BlockPurposes_7ef748f2b16db46eb9551c192255646b } from '../../../content/kinds/BlockPurposes'
import { EditorTab as EditorTab_3b12677891b74ffd1e271d0319c76344 } from '../../../platform/editing/form/EditorTab'
import { ConnectionNotice as ConnectionNotice_0eccb2563f1cd803c3a206b9d3c6cd70 } from '../../../platform/editing/form/ConnectionNotice'
import { ReloadWhole as ReloadWhole_37a5ed068496d611b6cff1d39a8366ea } from '../../../payload-fixes/staleReload/ReloadWhole'
import { KeepPress as KeepPress_bee6b67263f67e3e24d10eb592e1eed2 } from '../../../payload-fixes/lostPresses/KeepPress'
import { HarmlessFocus as HarmlessFocus_4c4fd63ef19d75eaecc2931425d3f940 } from '../../../payload-fixes/confirmationFocus/HarmlessFocus'
import { LargeFiles as LargeFiles_0b82d74aa4127f4bbf6139d6d3b14ae2 } from '../../../content/collections/LargeFiles'
import { DateWords as DateWords_3671f88fb8d9eb70d2b372823c9ac174 } from '../../../payload-fixes/pickerClock/DateWords'
import { FollowBack as FollowBack_59dfc654856f116b03d43574b6433703 } from '../../../payload-fixes/backNavigation/FollowBack'
import { AskBeforePaste as AskBeforePaste_5d30c736da8d4a4ad6bddaab0ce383c5 } from '../../../platform/adminUi/paste/AskBeforePaste'
import { JumpToField as JumpToField_8ea75436d49860ce0fe0e16b31d777a5 } from '../../../content/report/JumpToField'
import { ForgetReplies as ForgetReplies_491f25a8ef4d97fb132c1c9526803bcb } from '../../../inbox/reply/ForgetReplies'
import { HebrewLabels as HebrewLabels_715a7cbd965b21155ffef9ce2fa2a47c } from '../../../payload-fixes/englishLabels/HebrewLabels'
import { ColumnNames as ColumnNames_1f7d90586bc6148fdc09b907aba409bb } from '../../../payload-fixes/columnNames/ColumnNames'
import { LoginView as LoginView_fa5a9d78ed06ae73763f166a38b9c116 } from '../../../admin/login/LoginView'
import { ContentReport as ContentReport_7d454057dc939dd80c764e6d35f0691d } from '../../../content/report/ContentReport'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/adminUi/NameCell#NameCell": NameCell_3985a5e68da3f9c2b5123911b9078288,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/payload-fixes/uncommittedText/CommitTextFeature#CommitTextFeature": CommitTextFeature_79028cd2e458547b7a068bced06a0ff1,
  "/platform/adminUi/paste/PasteFeature#PasteFeature": PasteFeature_745ca15ceeb731cd71174b38d006f0d7,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/platform/adminUi/RowLabel#RowLabel": RowLabel_48ed4d7da4b97b69da8da597bfcf487e,
  "/content/blocks/BlockLabel#BlockLabel": BlockLabel_c05e4da3fa300f89e21988fcda122acc,
  "/platform/adminUi/JsonField#JsonField": JsonField_e994e167991359e1a6d83a2d3a39be3b,
  "/content/kinds/KindCell#KindCell": KindCell_30085f7cd3f0f6402589f2fb37009a02,
  "/content/kinds/KindSelect#KindSelect": KindSelect_c89ba125d2994f9665603948306407d5,
  "/content/addresses/SlugField#SlugField": SlugField_b5229586986232cd2f83d724f97b24c7,
  "/content/report/ContentCheck#ContentCheck": ContentCheck_6ae9a33937d9d8634dc6b01bcd5f015e,
  "/platform/adminUi/StatusCell#StatusCell": StatusCell_f059236e80cb25265249a16c63870d10,
  "/content/addresses/gone/GoneAddresses#GoneAddresses": GoneAddresses_3fe4c03ddd560b53d7211a3d7d8eed7f,
  "/platform/editing/form/KeepTyped#KeepTyped": KeepTyped_ea9f2fccfdef8c380e7aa99c4b80a549,
  "/content/publishing/SiteSign#SiteSign": SiteSign_5fded5c5d8c8ea1718c5b5ca382aa2a5,
  "/platform/adminUi/TableTools#TableTools": TableTools_63b7e1e71622bcb38a0a09294abb5bed,
  "/inbox/merge/DuplicateNotice#DuplicateNotice": DuplicateNotice_892afb44dc4da73a929b384f2edbf8e8,
  "/inbox/letter/Letter#Letter": Letter_25f50834422930e7147a20372757735c,
  "/inbox/reply/Thread#Thread": Thread_354aa07e178b502197cd64645db969dd,
  "/inbox/letter/SameMatter#SameMatter": SameMatter_152732212bcd43b1d46f95b92245a103,
  "/inbox/letter/EntryDeliveries#EntryDeliveries": EntryDeliveries_fc1004006e7ce001eeb2cd0c530e2d3a,
  "/inbox/merge/DuplicateCell#DuplicateCell": DuplicateCell_d88b604ba7f2f44afc27e174c05d5ae6,
  "/inbox/InboxTools#InboxTools": InboxTools_1f3243c5cd3fb5748be31b694bebd233,
  "/services/apartments/RefundAction#RefundAction": RefundAction_01ecaeb7a3e81fc5d1152f84b15d0822,
  "/services/lotteries/LotteryDraw#LotteryDraw": LotteryDraw_64eae3079d75ded2ec579f7be026d372,
  "/services/forms/fields/FormFieldSelect#FormFieldSelect": FormFieldSelect_7db81cb9f2f4925acc1b726e87d24c20,
  "/services/accounts/CurrentPassword#CurrentPassword": CurrentPassword_577940a936b5c2b1fb8c0346babdebf5,
  "/services/accounts/secondFactor/SecondFactorPanel#SecondFactorPanel": SecondFactorPanel_1d36b3b98182d1aa157ea6477c1e6575,
  "/inbox/audit/AuditSubjectCell#AuditSubjectCell": AuditSubjectCell_99b3ee835f8193d4a1e63a43d89a3798,
  "/inbox/audit/AuditTools#AuditTools": AuditTools_8d21c0f2f392715303c0bbb24255f6b5,
  "/outbox/DeliveryActions#DeliveryActions": DeliveryActions_ff0656540d4eaece070018439188e250,
  "/intake/files/FileTypeCell#FileTypeCell": FileTypeCell_78d730fcbc1ee68a7c221725a31a3fa5,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/inbox/personalData/PersonalDataTool#PersonalDataTool": PersonalDataTool_b2b735c43b246947bf2145048f4ac6a7,
  "/admin/Icon#Icon": Icon_ecb2d425e0c47f2704e0f6c0188b49d0,
  "/admin/Logo#Logo": Logo_8c3bf6d9c8d24e4e81ab6192a4938147,
  "/services/accounts/secondFactor/LeadToEnrolment#LeadToEnrolment": LeadToEnrolment_ba5abda1ba40b860b71dafb803c8cfbf,
  "/admin/dashboard/Overview#Overview": Overview_12a3379e9abaf4ee3a50c1820ae551b0,
  "/payload-fixes/scheduleForm/ScheduleChoice#ScheduleChoice": ScheduleChoice_eb2c09b75f3971b7e9fa7981e847af78,
  "/payload-fixes/scheduleForm/ScheduleRefusal#ScheduleRefusal": ScheduleRefusal_48897bc10d250a78e02643239d06d500,
  "/content/kinds/BlockPurposes#BlockPurposes": BlockPurposes_7ef748f2b16db46eb9551c192255646b,
  "/platform/editing/form/EditorTab#EditorTab": EditorTab_3b12677891b74ffd1e271d0319c76344,
  "/platform/editing/form/ConnectionNotice#ConnectionNotice": ConnectionNotice_0eccb2563f1cd803c3a206b9d3c6cd70,
  "/payload-fixes/staleReload/ReloadWhole#ReloadWhole": ReloadWhole_37a5ed068496d611b6cff1d39a8366ea,
  "/payload-fixes/lostPresses/KeepPress#KeepPress": KeepPress_bee6b67263f67e3e24d10eb592e1eed2,
  "/payload-fixes/confirmationFocus/HarmlessFocus#HarmlessFocus": HarmlessFocus_4c4fd63ef19d75eaecc2931425d3f940,
  "/content/collections/LargeFiles#LargeFiles": LargeFiles_0b82d74aa4127f4bbf6139d6d3b14ae2,
  "/payload-fixes/pickerClock/DateWords#DateWords": DateWords_3671f88fb8d9eb70d2b372823c9ac174,
  "/payload-fixes/backNavigation/FollowBack#FollowBack": FollowBack_59dfc654856f116b03d43574b6433703,
  "/platform/adminUi/paste/AskBeforePaste#AskBeforePaste": AskBeforePaste_5d30c736da8d4a4ad6bddaab0ce383c5,
  "/content/report/JumpToField#JumpToField": JumpToField_8ea75436d49860ce0fe0e16b31d777a5,
  "/inbox/reply/ForgetReplies#ForgetReplies": ForgetReplies_491f25a8ef4d97fb132c1c9526803bcb,
  "/payload-fixes/englishLabels/HebrewLabels#HebrewLabels": HebrewLabels_715a7cbd965b21155ffef9ce2fa2a47c,
  "/payload-fixes/columnNames/ColumnNames#ColumnNames": ColumnNames_1f7d90586bc6148fdc09b907aba409bb,
  "/admin/login/LoginView#LoginView": LoginView_fa5a9d78ed06ae73763f166a38b9c116,
  "/content/report/ContentReport#ContentReport": ContentReport_7d454057dc939dd80c764e6d35f0691d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}

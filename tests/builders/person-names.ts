/** First and last names of many languages, as `first|last`, that must not count as spam. */
export const PERSON_NAMES = `
Ana|Lee; James|Whitfield; Mary Ann|O'Connor; D'Andre|McKinney Jr.; T.J.|St. John; J|O; Al|Ng; Jo|Xu; Bo|Ek
Robert "Bob"|Dunn III; Mary-Kate|Fitz-Gerald; Siobhán|Ní Bhriain; Aoife|Ó Súilleabháin; Caoimhe|Mac Giolla Phádraig
Rhys|ap Gwilym; Llinos|Prys-Davies; Eilidh|MacDhòmhnaill; Étienne|de La Villefranche-Montaignac; Zoë|Lefèvre
Jean-François|Lécuyer; Anne-Sophie|d'Ormesson-Villiers; Loïc|Le Goff; Maël|Kergoat; Noémie|Saint-Exupéry-Blanc
Günther|Weiß; Jörg|Müller-Lüdenscheidt; Anneliese|von und zu Hohenfels; Käthe|Süßmilch; Ulf|Freiherr von Brandt
Carl Anton Maria Leopold Johann Georg Benedikt Franz Xaver|von Hochberg-Waldenfels zu Rothenstein
Holger|Wolfeschlegelsteinhausenbergerdorff; Beat|Zgraggen; Reto|Bünzli; Sjoerd|van 't Hof; Femke|de Vries-Jansen
Joost|van der Westhuizen; Willem|’s-Gravesande; Liesbeth|Vandenbroucke; Åsa|Öberg; Björn|Ångström; Søren|Østergård
Ingrid|Bjørnstad; Þórunn|Guðmundsdóttir; Ægir|Þorvaldsson; Sigríður|Jökulsdóttir; Matti|Yli-Hämäläinen; Äijä|Pöyhönen
Kärt|Õunapuu; Ülle|Jürgenson; Jānis|Bērziņš; Ieva|Šķēle; Žydrūnė|Paulauskaitė; Łukasz|Brzęczyszczykiewicz
Grzegorz|Chrząszcz; Małgorzata|Źdźbło-Wąsik; Jiří|Dvořák; Zdeněk|Škrtič; Kateřina|Zmrzlíková; Strč|Prst; Ľubica|Hŕbková
Vlk|Krk; Gyöngyi|Székely-Kővágó; Őze|Nagy; Ștefan|Țiriac; Ioana|Pârvulescu; Đorđe|Živković; Ljiljana|Šćepanović
Hrvoje|Grgić; Srđan|Brnčić; Tjaša|Žnidaršič; Ardit|Çela; Blerta|Xhaka; Γιώργος|Παπαδόπουλος; Ελένη|Καραγιαννοπούλου
Konstantinos|Papakonstantinopoulos; Димитър|Христов; Наталья|Щербакова; Вячеслав|Преображенский; Олександр|Ґудзь
Їжакевич|Є; Святослав|Нечипоренко; Бат-Эрдэнэ|Ганбаатар; Айгүл|Нұрмағамбетова; Gulnora|Oʻrinboyeva; Nazgul|Asanbekova
Նարեկ|Հովհաննիսյան; Անահիտ|Տեր-Պետրոսյան; მარიამ|ჯავახიშვილი; ნიკოლოზ|მღვდელაძე; Gvantsa|Mchedlishvili; Mkrtich|Mkrtchyan
Çağla|Öztürkoğlu; İbrahim|Işıkgün; Gökçe|Şahinbaş; Əliağa|Məmmədov; Ahmet|Yılmaz; محمد|الأحمد; فاطمة الزهراء|بنت عبد الرحمن
عبد العزيز|آل الشيخ; خالد بن وليد بن سعيد|المنصوري; Muhammad Abdul-Rahman ibn Yusuf|al-Qahtani; Nour|El-Sayed; Aya|Ben Youssef
Yasmine|Aït Ouarab; Idir|U-Lahcen; ⵜⵉⵏⵀⵉⵏⴰⵏ|ⵓⴷⴰⴷ; شیرین|محمدی‌نژاد; مهسا|علی‌پور; Parvaneh|Khosrowshahi; ژیان|کوردستانی
احمد|خان; عائشہ|چوہدری; Shlomo|Ben-Tzvi; שירה|בן־דוד; אברהם יצחק|הכהן קצנלנבוגן; Rivka|Schwartz-Levy
अनन्या|शर्मा; श्रीनिवास|वेंकटेश्वरन; Venkata Satya Naga Lakshmi|Narasimhacharyulu Kuchibhotla; Anbuchelvan|S.; R.|Subramaniam
Thiruvenkatanathan|Ramachandranarayanan; தமிழ்ச்செல்வி|முத்துக்கிருஷ்ணன்; అనూష|వెంకటేశ్వరరావు; ಕಾವ್ಯ|ಹೆಗ್ಗಡೆ; ശ്രീലക്ഷ്മി|കൃഷ്ണൻകുട്ടി
অনিন্দিতা|চট্টোপাধ্যায়; ਹਰਪ੍ਰੀਤ|ਸਿੰਘ; હેતલ|પટેલ; Jaswinder Kaur|Dhaliwal; Mst. Nusrat|Jahan; සංජීව|රත්නායක
Warnakulasuriya Patabendige Sanath|Kodithuwakku Arachchilage; Dorji|; Tshering|Wangchuk; བསྟན་འཛིན|རྒྱ་མཚོ; Pemba|Sherpa
ကျော်စွာ|ထွန်း; ဒေါ်ခင်ခင်|အောင်မြင့်; ณัฐพล|ศรีสุวรรณภูมิวัฒนา; Nattapong|Siriphongphanitchakul; ສົມພອນ|ວົງສະຫວັນ; សុភា|ចាន់
Nguyễn|Thị Mai Khanh; Đặng|Hữu Phước; Công Tằng Tôn Nữ|Thị Quỳnh Hương; 王|伟; 李|小雨; 欧阳|静; 司馬|遼; 陳|大文; Xiùyīng|Zhāng
佐藤|さくら; 高橋|健太郎; 小鳥遊|ひなた; ﾀﾅｶ|ﾕｳｷ; Yūki|Ōtani; 김|민준; 남궁|서연; Ji-woo|Hwangbo; Wei Ling|Tan; Ah Kow|Lim
Siti Aminah binti|Abdul Hamid; Kumar a/l|Subramanian; Budi|; I Gusti Ngurah|Wiryawan; Raden Mas Suryo|Kusumodiningrat
María de los Ángeles|Fernández-Montalbán y García; José Luis|Ñíguez; Núria|Puig i Vilà; Iñaki|Goikoetxea; Xurxo|Lourenço
João Pedro|dos Santos e Silva; Conceição|Assunção; Luã|Guimarães; Guadalupe|Xicoténcatl; Citlalli|Tlacuilo; Ñusta|Mamani
Aymara|Quispe Huanca; Wayra|Ch'ixi; Nizhoni|Begay; ᎠᏂᏓ|ᏩᏯ; ᐊᓂ|ᐃᒃᑲᕐᕆᐊᓗᒃ; Kealoha|Keihanaikukauakahihuliheekahaunaele
Leilani|Kamakawiwoʻole; Tāne|Te Whatahoro; Sione|Tu'ipulotu; Mele|‘Akau‘ola; Ratu|Vunivalu; Andriamanjato|Rakotondravohitra
Hery|Andrianampoinimerinatompokoindrindra; ሰላማዊት|ገብረ ማርያም; Tsegaye|Wolde-Giyorgis; ሃይለ|; Oluwaseun|Adébáyọ̀; Ṣadé|Ògúnbánwò
Chukwuemeka|Nwachukwu-Okonkwo; Ọlụchị|Ezeọkafọ; Kofi|Ɔsɛi; Akua|Nyarko; Mamadou|N'Diaye; Aïssatou|Ba; Nomvula|kaMagwaza
Sibusiso|Nxumalo-Ndlovu; Nqobile|!Kung; ǃNariseb|ǂKhoab; Thandeka|Mkhwanazi; Tendai|Mutsvangwa; Uwimana|Nshimiyimana
Nsengiyumva|Habyarimana-Bizimana; Wanjikũ|wa Ngũgĩ; Otieno|Ochieng'; Halima|Cali; Xirsi|Maxamed; X|Æ; J3nn|Reyes; Sgt. Ty|Cobb 2nd
Chloe|Smith (née Brown); Dr. Eva|Stein, PhD; Ms|Patel; Sam|Smith/Jones; Lu|St.Mary/Lee; Kim|van den Berg - de Boer; e. e.|c.; aisha|BELLO
`
  .trim()
  .split(/[;\n]/)
  .map((name) => {
    const [firstName = '', lastName = ''] = name.trim().split('|');
    return { firstName, lastName: lastName || firstName };
  });

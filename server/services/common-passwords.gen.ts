/** Generated: the 3,000 commonest passwords of at least 6 characters, in lower case, from known habits and patterns. */

const words = `
,ki8.lo9 000000 0000000 00000000 000000000 0000000000 001122 007007 010101 012345 0123456 01234567
012345678 020202 030303 040404 050505 060606 070707 080808 090909 098765 0987654 09876543 098765432
0987654321 100100 100200 101010 10101010 109876 1098765 10987654 109876543 110110 111000 111111 1111111
11111111 111111111 1111111111 111222 111222333 111333 111444 111555 111666 111777 111888 111999 112211
112233 112233445566 112358 121212 122112 122333 123000 123123 123321 1234321 123454321 123456 1234567
12345678 123456789 1234567890 123456a 123456abc 123456q 12345a 1234abcd 123789 123abc 123qwe 123qweasd
131313 1314520 135790 13579246 141414 147147 147258 147258369 147852 147852369 151515 159159 159357
159753 161616 161803 171717 181818 191919 1bhk2bhk 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz1qaz 1qaz2wsx 1qazxsw2
200200 202020 210987 2109876 21098765 210987654 212121 222000 222111 222222 2222222 22222222 222222222
2222222222 222333 222444 222555 222666 222777 222888 222999 232323 234567 2345678 23456789 234567890
242424 246810 2468101214 252525 258258 258456 262626 271828 272727 282828 292929 2wsx1qaz 2wsx2wsx
2wsx3edc 303030 313131 314159 3141592 31415926 321098 3210987 32109876 321098765 321321 321654 323232
333000 333111 333222 333333 3333333 33333333 333333333 3333333333 333444 333555 333666 333777 333888
333999 343434 345678 3456789 34567890 345678901 353535 363636 369369 373737 383838 393939 3edc2wsx
3edc3edc 3edc4rfv 404040 414141 424242 432109 4321098 43210987 432109876 434343 444000 444111 444222
444333 444444 4444444 44444444 444444444 4444444444 444555 444666 444777 444888 444999 445566 454545
456123 456456 456789 4567890 45678901 456789012 464646 474747 484848 494949 4rfv3edc 4rfv4rfv 4rfv5tgb
505050 515151 5201314 520520 521521 525252 535353 543210 5432109 54321098 543210987 545454 555000 555111
555222 555333 555444 555555 5555555 55555555 555555555 5555555555 555666 555777 555888 555999 556677
565656 567890 5678901 56789012 567890123 575757 585858 595959 5tgb4rfv 5tgb5tgb 5tgb6yhn 606060 616161
626262 636363 646464 654321 6543210 65432109 654321098 656565 666000 666111 666222 666333 666444 666555
666666 6666666 66666666 666666666 6666666666 666777 666888 666999 676767 678901 6789012 67890123
678901234 686868 696969 6yhn5tgb 6yhn6yhn 6yhn7ujm 707070 717171 727272 737373 741852 741852963 747474
757575 765432 7654321 76543210 765432109 767676 777000 777111 777222 777333 777444 777555 777666 777777
7777777 77777777 777777777 7777777777 777888 777999 778899 786110 786786 786786786 787878 789012 7890123
78901234 789012345 789456 789456123 789789 797979 7ujm6yhn 7ujm7ujm 7ujm8ik, 808080 818181 828282 838383
848484 852456 858585 868686 876543 8765432 87654321 876543210 878787 888000 888111 888222 888333 888444
888555 888666 888777 888888 8888888 88888888 888888888 8888888888 888999 890123 8901234 89012345
890123456 898989 8ik,7ujm 8ik,8ik, 8ik,9ol. 901234 9012345 90123456 901234567 909090 919191 929292
939393 949494 959595 963852741 969696 979797 987654 9876543 98765432 987654321 989898 999000 999111
999222 999333 999444 999555 999666 999777 999888 999999 9999999 99999999 999999999 9999999999 9ol.8ik,
a123456 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa aamir123 aarti007 aarti1 aarti12
aarti123 aarti1234 aarti12345 aarti786 aarti@123 abc123 abc12345 abc@123 abc@1234 abcd123 abcd1234
abcd@123 abcd@1234 abcdef abcdefg abcdefgh access access007 access1 access12 access123 access1234
access12345 access14 access@123 admin007 admin1 admin12 admin123 admin1234 admin12345 admin2020
admin2021 admin2022 admin2023 admin2024 admin2025 admin786 admin@123 admin@1234 adminadmin administrator
agent007 agent1 agent123 ahmed123 airtel airtel123 aishwarya ajay007 ajay12 ajay123 ajay1234 ajay12345
ajay786 ajay@123 ajith123 akash007 akash1 akash12 akash123 akash1234 akash12345 akash786 akash@123
akshata007 akshata1 akshata12 akshata123 akshata1234 akshata12345 akshata786 akshata@123 akshay
akshay123 alex007 alex12 alex123 alex1234 alex12345 alex786 alex@123 alexander alexandra ali007 ali123
ali1234 ali12345 ali786 ali@123 allah123 allah786 alluarjun amanda amen123 america amit007 amit12
amit123 amit1234 amit12345 amit786 amit@123 amitabh amruta007 amruta1 amruta12 amruta123 amruta1234
amruta12345 amruta786 amruta@123 anand007 anand1 anand12 anand123 anand1234 anand12345 anand786
anand@123 andrew android angel007 angel1 angel12 angel123 angel1234 angel12345 angel786 angel@123 angels
aniket007 aniket1 aniket12 aniket123 aniket1234 aniket12345 aniket786 aniket@123 anil007 anil12 anil123
anil1234 anil12345 anil786 anil@123 anita007 anita1 anita12 anita123 anita1234 anita12345 anita786
anita@123 ankit007 ankit1 ankit12 ankit123 ankit1234 ankit12345 ankit786 ankit@123 ankita007 ankita1
ankita12 ankita123 ankita1234 ankita12345 ankita786 ankita@123 anna007 anna12 anna123 anna1234 anna12345
anna786 anna@123 anthony anything apple123 april007 april1 april12 april123 april1234 april12345
april@123 arjun007 arjun1 arjun12 arjun123 arjun1234 arjun12345 arjun786 arjun@123 army007 army12
army123 army1234 army12345 army786 army@123 arsenal arun007 arun12 arun123 arun1234 arun12345 arun786
arun@123 arvind007 arvind1 arvind12 arvind123 arvind1234 arvind12345 arvind786 arvind@123 aryan007
aryan1 aryan12 aryan123 aryan1234 aryan12345 aryan786 aryan@123 asd123 asdasd asdasdasd asdf1234 asdfgh
asdfghj asdfghjk asdfghjkl asha007 asha12 asha123 asha1234 asha12345 asha786 asha@123 ashish007 ashish1
ashish12 ashish123 ashish1234 ashish12345 ashish786 ashish@123 ashley aslam007 aslam1 aslam12 aslam123
aslam1234 aslam12345 aslam786 aslam@123 asshole august007 august1 august12 august123 august1234
august12345 august@123 autumn avengers ayesha007 ayesha1 ayesha12 ayesha123 ayesha1234 ayesha12345
ayesha786 ayesha@123 azerty baba007 baba12 baba123 baba1234 baba12345 baba@123 babu123 baby007 baby12
baby123 baby1234 baby12345 baby786 baby@123 babyboy babygirl bachchan backup backup1 bahubali bailey1
bajrangbali balaji balaji123 bangalore barbie barcelona barney baseball baseball1 basketball bastard
batman batman1 batman123 bbbbbb bbbbbbbb beatles beckham ben007 ben123 ben1234 ben12345 ben786 ben@123
bengaluru beyonce bgt5nhy6 bhai007 bhai12 bhai123 bhai1234 bhai12345 bhai@123 bhaijaan bharat bharat123
bharti007 bharti1 bharti12 bharti123 bharti1234 bharti12345 bharti786 bharti@123 bholenath bigboss
biology bismillah bismillah1 bitch1 black123 blessed blessing blink182 blue123 bollywood bombay bond007
boss123 boston brian007 brian1 brian12 brian123 brian1234 brian12345 brian786 brian@123 broker brother
brother007 brother1 brother12 brother123 brother1234 brother12345 brother@123 bsnl123 bubbles buddy123
builder builder1 buster butterfly buyer123 callofduty canada cccccc cccccccc cde3vfr4 champion
chandrayaan change123 changeme charlie cheese cheetah chelsea chennai chhatrapati chicago chocolate
chris007 chris1 chris12 chris123 chris1234 chris12345 chris786 chris@123 christ1 christine church
cisco123 college college007 college1 college12 college123 college1234 college12345 college786
college@123 company company1 computer computer007 computer1 computer12 computer123 computer1234
computer12345 computer786 computer@123 contact1 cookie corvette counter1 cracker cricket cricket007
cricket1 cricket12 cricket123 cricket1234 cricket12345 cricket786 cricket@123 cutie123 dada007 dada12
dada123 dada1234 dada12345 dada@123 daddy1 dallas dance007 dance1 dance12 dance123 dance1234 dance12345
dance786 dance@123 daniel darling database david007 david1 david12 david123 david1234 david12345
david786 david@123 dddddd dddddddd december007 december1 december12 december123 december1234
december12345 december@123 deepak007 deepak1 deepak12 deepak123 deepak1234 deepak12345 deepak786
deepak@123 deepika default delhi007 delhi1 delhi12 delhi123 delhi1234 delhi12345 delhi786 delhi@123
denver destiny dhoni007 dhoni123 dhoni7 diablo diamond diamond007 diamond1 diamond12 diamond123
diamond1234 diamond12345 diamond786 diamond@123 dinesh007 dinesh1 dinesh12 dinesh123 dinesh1234
dinesh12345 dinesh786 dinesh@123 doctor007 doctor1 doctor12 doctor123 doctor1234 doctor12345 doctor786
doctor@123 doggie dollar dolphin donald doom123 dostana dosti123 dragon dragon007 dragon1 dragon12
dragon123 dragon1234 dragon12345 dragon786 dragon@123 dragonball drummer durga123 eagle007 eagle1
eagle12 eagle123 eagle1234 eagle12345 eagle786 eagle@123 eeeeee eeeeeeee elizabeth elvis1 eminem emma007
emma12 emma123 emma1234 emma12345 emma786 emma@123 england english facebook facebook1 faith123 falcon
family family007 family1 family12 family123 family1234 family12345 family@123 farhan007 farhan1 farhan12
farhan123 farhan1234 farhan12345 farhan786 farhan@123 father father007 father1 father12 father123
father1234 father12345 father@123 fatima007 fatima1 fatima12 fatima123 fatima1234 fatima12345 fatima786
fatima@123 ferrari ffffff ffffffff flat123 flower flower007 flower1 flower12 flower123 flower1234
flower12345 flower786 flower@123 flowers football football007 football1 football12 football123
football1234 football12345 football786 football@123 forever forever1 forever21 fortnite freedom freefire
friday007 friday1 friday12 friday123 friday1234 friday12345 friday786 friday@123 friend007 friend1
friend12 friend123 friend1234 friend12345 friend@123 friends frodo1 fuckyou fuckyou1 gabbar gamer123
gandalf ganesh ganesh007 ganesh1 ganesh12 ganesh123 ganesh1234 ganesh12345 ganesh786 ganesh@123 ganpati
ganpati1 ganpatibappa garfield geeta007 geeta1 geeta12 geeta123 geeta1234 geeta12345 geeta786 geeta@123
george gggggg gggggggg ghost123 ginger girish007 girish1 girish12 girish123 girish1234 girish12345
girish786 girish@123 gmail123 god123 godbless godisgood gold007 gold12 gold123 gold1234 gold12345
gold786 gold@123 golden golfer google google123 govind007 govind1 govind12 govind123 govind1234
govind12345 govind786 govind@123 grandma green123 guest1 guest123 guitar guitar1 gurunanak hacker
hacker123 hahaha halo123 hannah hanuman hanuman1 hanuman123 happy007 happy1 happy12 happy123 happy1234
happy12345 happy786 happy@123 harekrishna hareram harharmahadev harish007 harish1 harish12 harish123
harish1234 harish12345 harish786 harish@123 harley harry007 harry1 harry12 harry123 harry1234 harry12345
harry786 harry@123 harrypotter harsh007 harsh1 harsh12 harsh123 harsh1234 harsh12345 harsh786 harsh@123
heaven hello007 hello1 hello12 hello123 hello1234 hello12345 hello786 hello@123 hellohello helloworld
hemant007 hemant1 hemant12 hemant123 hemant1234 hemant12345 hemant786 hemant@123 hero123 hhhhhh hhhhhhhh
hindustan history hitesh007 hitesh1 hitesh12 hitesh123 hitesh1234 hitesh12345 hitesh786 hitesh@123
hockey hogwarts home007 home12 home123 home1234 home12345 home@123 homesweet honey123 hope123 hotmail
hottie house007 house1 house12 house123 house1234 house12345 house@123 housing housing007 housing1
housing12 housing123 housing1234 housing12345 housing@123 hrithik hunter hurricane hyderabad idea123
iiiiii iiiiiiii ilovemom ilovemummy iloveu iloveyou iloveyou1 iloveyou123 iloveyou2 imran007 imran1
imran12 imran123 imran1234 imran12345 imran786 imran@123 india007 india1 india12 india123 india1234
india12345 india1947 india786 india@123 info123 infosys inshallah instagram internet iphone iphone123
ipl2020 ipl2023 irfan007 irfan1 irfan12 irfan123 irfan1234 irfan12345 irfan786 irfan@123 ironman ishq123
island jaanu123 jack007 jack12 jack123 jack1234 jack12345 jack786 jack@123 jaihind jaihind1 jaihind123
jaimaharashtra jaimatadi jairam123 jaishreeram jaishriram james007 james1 james12 james123 james1234
james12345 james786 james@123 january007 january1 january12 january123 january1234 january12345
january786 january@123 jasmine javed007 javed1 javed12 javed123 javed1234 javed12345 javed786 javed@123
jennifer jessica jesus1 jesus123 jesuschrist jio123 jitesh007 jitesh1 jitesh12 jitesh123 jitesh1234
jitesh12345 jitesh786 jitesh@123 jjjjjj jjjjjjjj john007 john12 john123 john1234 john12345 john786
john@123 joker123 jordan jordan23 joshua julia007 julia1 julia12 julia123 julia1234 julia12345 julia786
julia@123 july007 july12 july123 july1234 july12345 july@123 june007 june12 june123 june1234 june12345
june@123 juventus jyoti007 jyoti1 jyoti12 jyoti123 jyoti1234 jyoti12345 jyoti786 jyoti@123 kapil007
kapil1 kapil12 kapil123 kapil1234 kapil12345 kapil786 kapil@123 karan007 karan1 karan12 karan123
karan1234 karan12345 karan786 karan@123 katrina kavita007 kavita1 kavita12 kavita123 kavita1234
kavita12345 kavita786 kavita@123 kevin007 kevin1 kevin12 kevin123 kevin1234 kevin12345 kevin786
kevin@123 khan123 khan786 killer killer1 king007 king12 king123 king1234 king12345 king786 king@123
kiran007 kiran1 kiran12 kiran123 kiran1234 kiran12345 kiran786 kiran@123 kitten kitty123 kkkkkk kkkkkkkk
kohli18 kolkata kollywood krish007 krish1 krish12 krish123 krish1234 krish12345 krish786 krish@123
krishna krishna1 krishna123 kuldeep007 kuldeep1 kuldeep12 kuldeep123 kuldeep1234 kuldeep12345 kuldeep786
kuldeep@123 lakshmi lata007 lata12 lata123 lata1234 lata12345 lata786 lata@123 laura007 laura1 laura12
laura123 laura1234 laura12345 laura786 laura@123 laxmi123 leader legend legend1 leopard letmein liberty
lightning linux123 lion007 lion12 lion123 lion1234 lion12345 lion786 lion@123 lionel lisa007 lisa12
lisa123 lisa1234 lisa12345 lisa786 lisa@123 liverpool liverpool1 lkjhgf lkjhgfd lkjhgfds lkjhgfdsa
llllll llllllll login007 login1 login12 login123 login1234 login12345 login@123 london lotus007 lotus1
lotus12 lotus123 lotus1234 lotus12345 lotus786 lotus@123 love007 love12 love123 love1234 love12345
love786 love@123 loveme lovemom lovers loveyou lucky007 lucky1 lucky12 lucky123 lucky1234 lucky12345
lucky13 lucky7 lucky786 lucky@123 maapapa madonna maggie mahadev mahadev1 mahadev123 maharashtra
maharashtra1 mahesh007 mahesh1 mahesh12 mahesh123 mahesh1234 mahesh12345 mahesh786 mahesh@123 maheshbabu
mama007 mama12 mama123 mama1234 mama12345 mama@123 manager manager007 manager1 manager12 manager123
manager1234 manager12345 manager@123 manchester mangesh007 mangesh1 mangesh12 mangesh123 mangesh1234
mangesh12345 mangesh786 mangesh@123 manish007 manish1 manish12 manish123 manish1234 manish12345
manish786 manish@123 manoj007 manoj1 manoj12 manoj123 manoj1234 manoj12345 manoj786 manoj@123 manutd
marathi marathi123 march007 march1 march12 march123 march1234 march12345 march786 march@123 maria007
maria1 maria12 maria123 maria1234 maria12345 maria786 maria@123 mark007 mark12 mark123 mark1234
mark12345 mark786 mark@123 mary007 mary12 mary123 mary1234 mary12345 mary786 mary@123 mashallah master
master007 master1 master12 master123 master1234 master12345 master786 master@123 matarani maths123
matrix matthew max007 max123 max1234 max12345 max786 max@123 mayuri007 mayuri1 mayuri12 mayuri123
mayuri1234 mayuri12345 mayuri786 mayuri@123 meena007 meena1 meena12 meena123 meena1234 meena12345
meena786 meena@123 mercedes merlin messi10 metallica michael michelle mickey microsoft milan123
milind007 milind1 milind12 milind123 milind1234 milind12345 milind786 milind@123 million minecraft
minnie mju7,ki8 mmmmmm mmmmmmmm mnbvcx mnbvcxz mogambo mohabbat mohammad mohammed mohan007 mohan1
mohan12 mohan123 mohan1234 mohan12345 mohan786 mohan@123 mom123 momdad momdad123 mommy1 mompapa
monday007 monday1 monday12 monday123 monday1234 monday12345 monday786 monday@123 money007 money1 money12
money123 money1234 money12345 money786 money@123 monish007 monish1 monish12 monish123 monish1234
monish12345 monish786 monish@123 monkey monkey007 monkey1 monkey12 monkey123 monkey1234 monkey12345
monkey786 monkey@123 monster monster1 moonlight mother mother007 mother1 mother12 mother123 mother1234
mother12345 mother@123 mountain msdhoni muhammad mukesh007 mukesh1 mukesh12 mukesh123 mukesh1234
mukesh12345 mukesh786 mukesh@123 mumbai mumbai007 mumbai1 mumbai12 mumbai123 mumbai1234 mumbai12345
mumbai786 mumbai@123 mummy007 mummy1 mummy12 mummy123 mummy1234 mummy12345 mummy@123 mummydaddy
mummypapa mummypapa1 music007 music1 music12 music123 music1234 music12345 music786 music@123 mustang
mydaddy myhome mylove mymother mypass123 mypassword mypassword1 mysql123 nagpur namaste namaste1 naruto
naruto1 nashik nashik007 nashik1 nashik12 nashik123 nashik1234 nashik12345 nashik786 nashik@123 navy007
navy12 navy123 navy1234 navy12345 navy786 navy@123 neha007 neha12 neha123 neha1234 neha12345 neha786
neha@123 network newyork nhy6mju7 nicole nikita007 nikita1 nikita12 nikita123 nikita1234 nikita12345
nikita786 nikita@123 nilesh007 nilesh1 nilesh12 nilesh123 nilesh1234 nilesh12345 nilesh786 nilesh@123
ninja123 nintendo nirvana nisha007 nisha1 nisha12 nisha123 nisha1234 nisha12345 nisha786 nisha@123
nitin007 nitin1 nitin12 nitin123 nitin1234 nitin12345 nitin786 nitin@123 nnnnnn nnnnnnnn nokia123
nothing nothing1 november007 november1 november12 november123 november1234 november12345 november@123
ocean1 october007 october1 october12 october123 october1234 october12345 october@123 office office007
office1 office12 office123 office1234 office12345 office@123 oliver007 oliver1 oliver12 oliver123
oliver1234 oliver12345 oliver786 oliver@123 olivia007 olivia1 olivia12 olivia123 olivia1234 olivia12345
olivia786 olivia@123 omar007 omar12 omar123 omar1234 omar12345 omar786 omar@123 omkar007 omkar1 omkar12
omkar123 omkar1234 omkar12345 omkar786 omkar@123 omnamah omnamahshivay omsairam omsairam1 omsairam123
oooooo oooooooo oracle orange orange1 owner007 owner1 owner12 owner123 owner1234 owner12345 owner@123
p@ssw0rd p@ssword pa55word pallavi007 pallavi1 pallavi12 pallavi123 pallavi1234 pallavi12345 pallavi786
pallavi@123 pandurang panther papa007 papa12 papa123 papa1234 papa12345 papa@123 papamummy paris123
parth007 parth1 parth12 parth123 parth1234 parth12345 parth786 parth@123 pass123 pass1234 pass12345
pass@123 pass@1234 passw0rd password password! password01 password1 password1! password11 password12
password123 password1234 password12345 password123456 password2 password2020 password2021 password2022
password2023 password2024 password2025 password3 password7 password9 password@1 password@123 passwords
paul007 paul12 paul123 paul1234 paul12345 paul786 paul@123 pawankalyan pepper peter007 peter1 peter12
peter123 peter1234 peter12345 peter786 peter@123 phantom phoenix phoenix1 physics piano1 pikachu pink123
playboy player player1 playstation poiuyt poiuytr poiuytre poiuytrew poiuytrewq pokemon police007
police1 police12 police123 police1234 police12345 police786 police@123 pooja007 pooja1 pooja12 pooja123
pooja1234 pooja12345 pooja786 pooja@123 porsche pppppp pppppppp prabhas pradeep007 pradeep1 pradeep12
pradeep123 pradeep1234 pradeep12345 pradeep786 pradeep@123 prakash007 prakash1 prakash12 prakash123
prakash1234 prakash12345 prakash786 prakash@123 pramod007 pramod1 pramod12 pramod123 pramod1234
pramod12345 pramod786 pramod@123 prasad007 prasad1 prasad12 prasad123 prasad1234 prasad12345 prasad786
prasad@123 prashant007 prashant1 prashant12 prashant123 prashant1234 prashant12345 prashant786
prashant@123 prince007 prince1 prince12 prince123 prince1234 prince12345 prince786 prince@123 princess
princess1 princess123 private private1 priya007 priya1 priya12 priya123 priya1234 priya12345 priya786
priya@123 priyanka property property007 property1 property12 property123 property1234 property12345
property@123 pubg123 puja007 puja12 puja123 puja1234 puja12345 puja786 puja@123 pune007 pune12 pune123
pune1234 pune12345 pune786 pune@123 punjab punjabi puppy123 purple purple1 pussy1 pyaar123 qazwsx
qazwsxedc qqqqqq qqqqqqqq quake123 queen007 queen1 queen12 queen123 queen1234 queen12345 queen786
queen@123 qwe123 qweasd qweasdzxc qweqwe qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty@1 qwerty@123 qwertyu qwertyui qwertyuio qwertyuiop qwertz radhakrishna radhe123 radheradhe
rahul007 rahul1 rahul12 rahul123 rahul1234 rahul12345 rahul786 rahul@123 rainbow raj007 raj123 raj1234
raj12345 raj786 raj@123 raja007 raja12 raja123 raja1234 raja12345 raja786 raja@123 rajesh007 rajesh1
rajesh12 rajesh123 rajesh1234 rajesh12345 rajesh786 rajesh@123 rajini rajini123 rajinikanth rakesh007
rakesh1 rakesh12 rakesh123 rakesh1234 rakesh12345 rakesh786 rakesh@123 ramesh007 ramesh1 ramesh12
ramesh123 ramesh1234 ramesh12345 ramesh786 ramesh@123 ranbir ranger rani007 rani12 rani123 rani1234
rani12345 rani786 rani@123 ravi007 ravi12 ravi123 ravi1234 ravi12345 ravi786 ravi@123 realestate
realmadrid red123 reena007 reena1 reena12 reena123 reena1234 reena12345 reena786 reena@123 reliance
rent123 rich123 rihanna ritesh007 ritesh1 ritesh12 ritesh123 ritesh1234 ritesh12345 ritesh786 ritesh@123
river123 robert roblox rockstar rocky123 rockyou rohan007 rohan1 rohan12 rohan123 rohan1234 rohan12345
rohan786 rohan@123 rohit007 rohit1 rohit12 rohit123 rohit1234 rohit12345 rohit45 rohit786 rohit@123
rohitsharma ronaldo ronaldo7 rooney root123 rootroot rose007 rose12 rose123 rose1234 rose12345 rose786
rose@123 router rrrrrr rrrrrrrr rupali007 rupali1 rupali12 rupali123 rupali1234 rupali12345 rupali786
rupali@123 sachin sachin007 sachin1 sachin10 sachin12 sachin123 sachin1234 sachin12345 sachin786
sachin@123 sachintendulkar sagar007 sagar1 sagar12 sagar123 sagar1234 sagar12345 sagar786 sagar@123
saibaba saibaba1 saibaba123 sales123 salim007 salim1 salim12 salim123 salim1234 salim12345 salim786
salim@123 salman salman123 salmankhan sam007 sam123 sam1234 sam12345 sam786 sam@123 samantha samsung
samsung1 samsung123 samurai sana007 sana12 sana123 sana1234 sana12345 sana786 sana@123 sandeep007
sandeep1 sandeep12 sandeep123 sandeep1234 sandeep12345 sandeep786 sandeep@123 sandip007 sandip1 sandip12
sandip123 sandip1234 sandip12345 sandip786 sandip@123 sanjay007 sanjay1 sanjay12 sanjay123 sanjay1234
sanjay12345 sanjay786 sanjay@123 sarah007 sarah1 sarah12 sarah123 sarah1234 sarah12345 sarah786
sarah@123 saraswati sardar sardar123 sasuke satish007 satish1 satish12 satish123 satish1234 satish12345
satish786 satish@123 satnam satyam007 satyam1 satyam12 satyam123 satyam1234 satyam12345 satyam786
satyam@123 savita007 savita1 savita12 savita123 savita1234 savita12345 savita786 savita@123 school
school007 school1 school12 school123 school1234 school12345 school786 school@123 science scooby secret
secret007 secret1 secret12 secret123 secret1234 secret12345 secret@123 secure123 security seeta007
seeta1 seeta12 seeta123 seeta1234 seeta12345 seeta786 seeta@123 seller server server1 service sexy123
shadow shahrukh shahrukhkhan shakira sharks shithead shivaji shivaji1 shivaji123 shivam007 shivam1
shivam12 shivam123 shivam1234 shivam12345 shivam786 shivam@123 shivay shivshiv sholay shona123 shruti007
shruti1 shruti12 shruti123 shruti1234 shruti12345 shruti786 shruti@123 shubham007 shubham1 shubham12
shubham123 shubham1234 shubham12345 shubham786 shubham@123 silver silver007 silver1 silver12 silver123
silver1234 silver12345 silver786 silver@123 singh123 sister sister007 sister1 sister12 sister123
sister1234 sister12345 sister@123 slipknot smile007 smile1 smile12 smile123 smile1234 smile12345
smile786 smile@123 smita007 smita1 smita12 smita123 smita1234 smita12345 smita786 smita@123 sneha007
sneha1 sneha12 sneha123 sneha1234 sneha12345 sneha786 sneha@123 snoopy soccer soccer1 sohan007 sohan1
sohan12 sohan123 sohan1234 sohan12345 sohan786 sohan@123 something sonali007 sonali1 sonali12 sonali123
sonali1234 sonali12345 sonali786 sonali@123 sophia007 sophia1 sophia12 sophia123 sophia1234 sophia12345
sophia786 sophia@123 spiderman spring spring007 spring1 spring12 spring123 spring1234 spring12345
spring786 spring@123 srk123 ssssss ssssssss star007 star12 star123 star1234 star12345 star786 star@123
starcraft starlight startrek starwars stephanie steve007 steve1 steve12 steve123 steve1234 steve12345
steve786 steve@123 student success success1 sultan sumit007 sumit1 sumit12 sumit123 sumit1234 sumit12345
sumit786 sumit@123 summer summer007 summer1 summer12 summer123 summer1234 summer12345 summer786
summer@123 sundaram007 sundaram1 sundaram12 sundaram123 sundaram1234 sundaram12345 sundaram786
sundaram@123 sunday007 sunday1 sunday12 sunday123 sunday1234 sunday12345 sunday786 sunday@123 sunil007
sunil1 sunil12 sunil123 sunil1234 sunil12345 sunil786 sunil@123 sunita007 sunita1 sunita12 sunita123
sunita1234 sunita12345 sunita786 sunita@123 sunrise sunset sunshine super007 super1 super12 super123
super1234 super12345 super786 super@123 superman superman1 superman123 superuser support support1
suresh007 suresh1 suresh12 suresh123 suresh1234 suresh12345 suresh786 suresh@123 sushant007 sushant1
sushant12 sushant123 sushant1234 sushant12345 sushant786 sushant@123 suzuki swami123 swamisamarth
swapnil007 swapnil1 swapnil12 swapnil123 swapnil1234 swapnil12345 swapnil786 swapnil@123 swati007 swati1
swati12 swati123 swati1234 swati12345 swati786 swati@123 sweetheart sweetie sweety sysadmin system
system007 system1 system12 system123 system1234 system12345 system32 system@123 tarun007 tarun1 tarun12
tarun123 tarun1234 tarun12345 tarun786 tarun@123 tata123 tcs123 teacher teena007 teena1 teena12 teena123
teena1234 teena12345 teena786 teena@123 tejas007 tejas1 tejas12 tejas123 tejas1234 tejas12345 tejas786
tejas@123 temp123 temp1234 temporary tenant tennis test123 test1234 test12345 test123456 test@123
test@1234 tester testing testing123 texas1 thalapathy thane007 thane1 thane12 thane123 thane1234
thane12345 thane786 thane@123 thomas thunder tiger007 tiger1 tiger12 tiger123 tiger1234 tiger12345
tiger786 tiger@123 tigger tirupati together tom007 tom123 tom1234 tom12345 tom786 tom@123 toor123
tornado toyota trustgod trustno1 tttttt tttttttt tushar007 tushar1 tushar12 tushar123 tushar1234
tushar12345 tushar786 tushar@123 tweety twitter umesh007 umesh1 umesh12 umesh123 umesh1234 umesh12345
umesh786 umesh@123 unicorn user123 user1234 usha007 usha12 usha123 usha1234 usha12345 usha786 usha@123
uuuuuu uuuuuuuu vaishali007 vaishali1 vaishali12 vaishali123 vaishali1234 vaishali12345 vaishali786
vaishali@123 vampire vandemataram varun007 varun1 varun12 varun123 varun1234 varun12345 varun786
varun@123 vasant007 vasant1 vasant12 vasant123 vasant1234 vasant12345 vasant786 vasant@123 venkatesh
vfr4bgt5 victory vijay007 vijay1 vijay12 vijay123 vijay1234 vijay12345 vijay786 vijay@123 vikas007
vikas1 vikas12 vikas123 vikas1234 vikas12345 vikas786 vikas@123 vinod007 vinod1 vinod12 vinod123
vinod1234 vinod12345 vinod786 vinod@123 virat123 virat18 viratkohli vishal007 vishal1 vishal12 vishal123
vishal1234 vishal12345 vishal786 vishal@123 vishnu vishnu123 vithal123 vitthal vodafone volcano vvvvvv
vvvvvvvv waheguru waheguru1 warcraft warrior webmaster welcome welcome007 welcome1 welcome12 welcome123
welcome1234 welcome12345 welcome2 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024
welcome2025 welcome786 welcome@123 whatever whatever1 whatsapp white123 william windows winner winner1
winter winter007 winter1 winter12 winter123 winter1234 winter12345 winter786 winter@123 wipro123 wizard
woaini wolf123 wolves wwwwww wwwwwwww xbox360 xsw2cde3 xxxxxx xxxxxxxx yahoo123 yamaha yash007 yash12
yash123 yash1234 yash12345 yash786 yash@123 yellow yogesh007 yogesh1 yogesh12 yogesh123 yogesh1234
yogesh12345 yogesh786 yogesh@123 youtube yyyyyy yyyyyyyy zaq12wsx zaq1xsw2 zaq1zaq1 zindagi zombie
zoya007 zoya12 zoya123 zoya1234 zoya12345 zoya786 zoya@123 zxcvbn zxcvbnm zxcvbnm123 zzzzzz zzzzzzzz
`;

/** Holds the 3,000 commonest passwords in lower case (D-27). */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
